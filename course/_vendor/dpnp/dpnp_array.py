"""The one type that numba-dpex's C extension looks up in dpnp."""


class dpnp_array:
    pass
