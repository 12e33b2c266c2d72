"""Imports every module of a package, so that a module that cannot be loaded is an error."""

import importlib
import pkgutil
import sys

package = importlib.import_module(sys.argv[1])
for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
    importlib.import_module(module.name)
