"""The stubs of the compiled part name everything that is in it, with the same parameters, and nothing else."""

import ast
import inspect
from pathlib import Path

import counting_house
import pytest
from counting_house import _native

STUBS = ast.parse(Path(_native.__file__).with_name("_native.pyi").read_text())


def described():
    """Name and parameters of every function and method; `None` for what has no parameters to speak of."""
    found = {}
    for node in STUBS.body:
        if isinstance(node, ast.FunctionDef):
            found[node.name] = [argument.arg for argument in node.args.args]
        if isinstance(node, ast.ClassDef):
            found[node.name] = None
            for method in filter(lambda part: isinstance(part, ast.FunctionDef), node.body):
                is_property = any(isinstance(by, ast.Name) and by.id == "property" for by in method.decorator_list)
                parameters = [argument.arg for argument in method.args.args if argument.arg != "self"]
                found[f"{node.name}.{method.name}"] = None if is_property else parameters
    return found


def compiled():
    found = {}
    for name, thing in vars(_native).items():
        if name.startswith("_"):
            continue
        if not inspect.isclass(thing):
            found[name] = list(inspect.signature(thing).parameters)
            continue
        found[name] = None
        if issubclass(thing, Exception):
            continue
        for method, value in vars(thing).items():
            if method == "__new__":
                found[f"{name}.__init__"] = list(inspect.signature(thing).parameters)
            elif not method.startswith("_") or method in ("__copy__", "__len__"):
                callable_ = callable(value) or isinstance(value, staticmethod)
                signature = inspect.signature(getattr(thing, method)) if callable_ else None
                parameters = signature and [name for name in signature.parameters if name != "self"]
                found[f"{name}.{method}"] = parameters if callable_ else None
    return found


def test_the_stubs_are_those_of_the_compiled_part():
    assert described() == compiled()


@pytest.mark.parametrize("name", counting_house.__all__)
def test_what_the_package_exports_is_documented_and_typed(name):
    exported = getattr(counting_house, name)
    if inspect.isfunction(exported):
        assert exported.__doc__ and "return" in exported.__annotations__
        assert set(inspect.signature(exported).parameters) <= set(exported.__annotations__)
