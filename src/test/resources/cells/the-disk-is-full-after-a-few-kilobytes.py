# No file may grow further than this.
import resource as _resource

_limit = _resource.getrlimit(_resource.RLIMIT_FSIZE)
_resource.setrlimit(_resource.RLIMIT_FSIZE, (8192, _limit[1]))
