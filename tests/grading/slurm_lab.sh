#!/usr/bin/env bash
# A private Slurm on one host, for the tests: slurm_lab.sh up | down | fail-node K | start-node K
# SLURM_LAB_DIR: its folder. SLURM_LAB_PORT: first of 20 ports. Clients need SLURM_CONF=$SLURM_LAB_DIR/slurm.conf.
# Needs Debian's slurm-wlm and munge, and root; no systemd, no /etc/slurm, no accounting.
set -euo pipefail
D=${SLURM_LAB_DIR:?}; P=${SLURM_LAB_PORT:-26810}; NODES=3; H=$(hostname -s)
export SLURM_CONF=$D/slurm.conf

# A zombie counts as gone: in a container, PID 1 may never reap it.
alive() { [ -s "$D/run/$1.pid" ] && grep -qE '^State:[[:space:]]+[^ZX]' "/proc/$(cat "$D/run/$1.pid")/status" 2>/dev/null; }

spawn() {
  local name=$1; shift
  alive "$name" && return 0
  setsid "$@" >>"$D/log/$name.out" 2>&1 </dev/null &
  echo $! >"$D/run/$name.pid"
}

configure() {
  mkdir -p "$D"/{run,log,munge,state,spool}; chmod 755 "$D" "$D/munge" "$D/run"
  [ -s "$D/munge/key" ] || (umask 077; head -c 128 /dev/urandom >"$D/munge/key")
  cat >"$D/slurm.conf" <<CONF
ClusterName=lab
SlurmctldHost=$H(127.0.0.1)
SlurmctldPort=$P
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket=$D/munge/sock,cred_expire=5
CredType=cred/munge
StateSaveLocation=$D/state
SlurmdSpoolDir=$D/spool/%n
SlurmctldPidFile=$D/run/slurmctld.self
SlurmdPidFile=$D/run/slurmd.%n.self
SlurmctldLogFile=$D/log/slurmctld.log
SlurmdLogFile=$D/log/slurmd.%n.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU_Memory
AccountingStorageType=accounting_storage/none
MpiDefault=none
ReturnToService=2
SchedulerParameters=bf_interval=2,sched_min_interval=100000,batch_sched_delay=0
SlurmdParameters=config_overrides
SlurmdTimeout=6
SlurmctldTimeout=10
KillWait=2
InactiveLimit=0
JobRequeue=1
PropagateResourceLimits=NONE
PartitionName=cpu Nodes=ALL Default=YES DefaultTime=5 MaxTime=60 DefMemPerCPU=256
CONF
  for ((k = 0; k < NODES; k++)); do
    echo "NodeName=n$k NodeHostname=$H NodeAddr=127.0.0.1 Port=$((P + 10 + k)) CPUs=1 RealMemory=5000" >>"$D/slurm.conf"
  done
}

up() {
  configure
  alive munged || rm -f "$D"/munge/sock*
  spawn munged munged -F --force --key-file="$D/munge/key" --socket="$D/munge/sock" --pid-file="$D/run/munged.self" \
    --log-file="$D/log/munged.log" --seed-file="$D/munge/seed"
  for _ in $(seq 100); do [ -S "$D/munge/sock" ] && munge -n -S "$D/munge/sock" >/dev/null 2>&1 && break; sleep 0.1; done
  spawn slurmctld slurmctld -D -f "$D/slurm.conf"
  for _ in $(seq 100); do scontrol ping 2>/dev/null | grep -c 'is UP' >/dev/null && break; sleep 0.1; done
  for ((k = 0; k < NODES; k++)); do mkdir -p "$D/spool/n$k"; spawn "slurmd.n$k" slurmd -D -N "n$k" -f "$D/slurm.conf"; done
  for _ in $(seq 100); do
    [ "$(sinfo -h -N -o '%t' 2>/dev/null | grep -cE '^(idle|mix|alloc)$')" = "$NODES" ] && return 0
    sleep 0.1
  done
  sinfo; return 1
}

stop() {
  local pid
  [ -s "$D/run/$1.pid" ] || return 0
  pid=$(cat "$D/run/$1.pid"); kill -TERM "$pid" 2>/dev/null || true
  for _ in $(seq 50); do alive "$1" || break; sleep 0.1; done
  kill -KILL "$pid" 2>/dev/null || true
  rm -f "$D/run/$1.pid"
}

down() {
  alive slurmctld && scancel -u "$(id -un)" 2>/dev/null || true
  for _ in $(seq 40); do [ -z "$(squeue -h 2>/dev/null)" ] && break; sleep 0.1; done
  for ((k = 0; k < NODES; k++)); do stop "slurmd.n$k"; done
  stop slurmctld; stop munged
}

# slurmd and everything that it runs die at once, as in a power cut.
fail_node() {
  local slurmd step child
  slurmd=$(cat "$D/run/slurmd.n$1.pid"); kill -KILL "$slurmd"; rm -f "$D/run/slurmd.n$1.pid"
  for step in $(pgrep -x slurmstepd || true); do
    for child in $(pgrep -P "$step" || true); do
      if grep -qzx "SLURMD_NODENAME=n$1" "/proc/$child/environ" 2>/dev/null && grep -qzx "SLURM_CONF=$SLURM_CONF" "/proc/$child/environ"; then
        kill -KILL "$step" 2>/dev/null || true
        kill -KILL -- "-$(ps -o pgid= -p "$child" | tr -d ' ')" 2>/dev/null || true
      fi
    done
  done
}

case ${1:-} in
  up) up ;;
  down) down ;;
  fail-node) fail_node "$2" ;;
  start-node) spawn "slurmd.n$2" slurmd -D -N "n$2" -f "$D/slurm.conf" ;;
  *) echo "usage: $0 up | down | fail-node K | start-node K"; exit 2 ;;
esac
