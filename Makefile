# make lab                     set up once, then open the course in JupyterLab
# make lab ARGS="--no-browser --port 8899"
# make test                    every step below, in this order; make unit ARGS="-k tiling" runs one
# make setup | doctor | lock | nvrtc | measure-env | grade-class

PYTHON ?= $(shell command -v python3.11 || command -v python3)
BIN := .venv/bin
STEPS := lint unit build-check nbval browser
KINDS ?= lean

.DEFAULT_GOAL := lab
.PHONY: setup lab test $(STEPS) doctor lock nvrtc measure-env grade-class

setup:
	$(if $(PYTHON),,$(error the course needs Python 3.11, and there is no python3 here: install python3.11 and python3.11-venv))
	@"$(PYTHON)" course/setup/install.py

lab: setup
	@$(BIN)/jupyter-lab notebooks/00_start_here.ipynb --ServerApp.root_dir="$(CURDIR)" --LabApp.extension_manager=readonly \
	  $(if $(filter 0,$(shell id -u)),--allow-root) $(ARGS)

test: setup
	@$(BIN)/python -m course.setup.steps $(STEPS)

$(STEPS): setup
	@$(BIN)/python -m course.setup.steps $@ -- $(ARGS)

doctor: setup
	@$(BIN)/course doctor $(ARGS)

# requirements.lock and environment.yml from pyproject.toml
lock: setup
	@$(BIN)/python -m course.setup.lock

# NVIDIA's run-time compiler (240 MB), which shows real instructions for the MUSA lessons without a GPU
nvrtc: setup
	@$(BIN)/pip install --no-deps -r requirements-nvrtc.lock

measure-env: setup
	@$(BIN)/python -m course.setup.measure $(KINDS)

# a class of 113 made submissions, graded locally, through kill -9 and through a Slurm of its own (docs/grading.md)
grade-class: setup
	@$(BIN)/python -m tests.grading.proof $(ARGS)
