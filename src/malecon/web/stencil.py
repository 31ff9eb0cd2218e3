"""Parts of a drawing that were drawn before: kept by what they were drawn from, and shared by all who see the same.

From one move to the next, and from one viewer to another, nearly all of a page stays as it was. So a template is cut
where it is compiled: each loop, each round of it and each longer stretch beside them becomes a part, with the names its
words ask for. A part is drawn when those have values for which it wasn't drawn lately. Templates needn't know of it.
"""

from __future__ import annotations

import marshal
from collections.abc import Callable, Iterable
from contextlib import suppress
from itertools import count
from keyword import iskeyword
from typing import Any, cast
from weakref import WeakKeyDictionary

from jinja2 import Environment, UndefinedError, nodes
from jinja2.compiler import CodeGenerator, Frame
from jinja2.ext import Extension
from markupsafe import Markup

from malecon.core.texts import Texts

# So many letters are kept, and as many that were used before these were.
MOST = 4_000_000
# A part itself takes about as much room as so many.
OWN = 400
# What a part asks of its surroundings is the same for all of one drawing, which says so by its stamp.
STAMPED = frozenset({"t", "lang", "names", "colours", "asset", "still", "qr", "languages"})
# The names of things are asked for one by one, by ids that are made on the way: noted while a part is drawn.
NOTED = "things"
STAMP = "stamp"
# A part with less to do than this is drawn sooner than it is found; calling a macro is as much as so many expressions,
# and a loop has about so many rounds.
WORTH, MACRO, ROUNDS = 5, 4, 4
# What differs after every move needn't be looked for, and long lists take longer to compare than to draw.
SIDES = frozenset({"scene", "view", "loop"})
LONG = ("n", "number", "seats", "offers", "cards", "rows", "groups", "digest", "log", "chat")
NEVER = frozenset({("scene",), ("view",), ("offers",), *(("view", name) for name in LONG)})

# What can be written down, and so compared, at once.
PLAIN = frozenset({str, int, float, bool, type(None), tuple, list, dict})

Path = tuple[str, ...]


class Things(dict[str, str]):
    """The names of things, and which of them were asked for."""

    asked: dict[str, str] | None = None

    def __getitem__(self, id: str) -> str:
        name = super().__getitem__(id)
        if self.asked is not None:
            self.asked[id] = name
        return name


_SERIAL: WeakKeyDictionary[Texts, int] = WeakKeyDictionary()
_COUNT = count()


def stamp(texts: Texts, *said: str) -> bytes:
    """What is the same for a whole drawing: whose words, in which language, the names and colours of who plays."""
    serial = _SERIAL.get(texts)
    if serial is None:
        serial = _SERIAL.setdefault(texts, next(_COUNT))
    return marshal.dumps((serial, said), 2)


class Kept:
    """What was drawn lately: what was used since the last clearing, and what was used before it."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self._size = 0
        self._new: dict[Any, tuple[Any, int]] = {}
        self._old: dict[Any, tuple[Any, int]] = {}

    def get(self, key: Any) -> Any:
        found = self._new.get(key)
        if found is None:
            found = self._old.get(key)
            if found is None:
                return None
            self.put(key, *found)
        return found[0]

    def put(self, key: Any, value: Any, size: int) -> None:
        """Keeps a value of about so many letters."""
        if self._size > self.most:
            self._size, self._new, self._old = 0, {}, self._new
        self._size += size
        self._new[key] = (value, size)


class Stencils(Extension):
    """What templates call for each of their parts."""

    kept = Kept()

    def part(self, name: str, values: tuple[Any, ...], stamp: Any, things: Any, caller: Callable[[], str]) -> str:
        """The part as it was drawn for the same values, or drawn now."""
        key = self.key(name, values, stamp)
        if key is None:
            return caller()
        noting = type(things) is Things
        for names, drawn in self.kept.get(key) or ():
            if not names or (noting and all(things.get(id) == said for id, said in names.items())):
                if noting and things.asked is not None:
                    things.asked.update(names)
                return cast(str, drawn)
        return self._draw(key, things if noting else None, caller)

    @staticmethod
    def key(name: str, values: tuple[Any, ...], stamp: Any) -> tuple[Any, ...] | None:
        """By what a part is found again; None where it can't be, as its values can't be compared."""
        if type(stamp) is not bytes:
            return None  # a drawing that doesn't say what it is of
        if PLAIN.issuperset(map(type, values)):
            with suppress(ValueError):
                return (name, stamp, marshal.dumps(values, 2))
        values = tuple(tuple(value) if type(value) is list else value for value in values)
        try:
            hash(values)  # of a page's own frozen things
        except (TypeError, UndefinedError):
            return None
        return (name, stamp, values)

    def _draw(self, key: Any, things: Things | None, caller: Callable[[], str]) -> str:
        names: dict[str, str] = {}
        outer = things.asked if things is not None else None
        if things is not None:
            things.asked = names
        try:
            drawn = Markup(caller())
        finally:
            if things is not None:
                things.asked = outer
        if outer is not None:
            outer.update(names)
        # The latest few readings: the same values with other names.
        readings = ((names, drawn), *(self.kept.get(key) or ())[:3])
        asked = len(key[2]) if type(key[2]) is bytes else len(drawn)
        self.kept.put(key, readings, OWN + asked + sum(len(one) for _, one in readings))
        return drawn


class Straight(CodeGenerator):
    """Calls parts and sentences as they are: for each call of a template Jinja asks whether it wants the context, or
    was told to, which takes longer than finding a part."""

    def visit_Call(self, node: nodes.Call, frame: Frame, forward_caller: bool = False) -> None:  # noqa: N802
        part = isinstance(node.node, nodes.ExtensionAttribute)
        sentence = isinstance(node.node, nodes.Name) and node.node.name == "t"
        odd = node.dyn_args or node.dyn_kwargs or any(iskeyword(one.key) for one in node.kwargs)
        if odd or not (part or sentence):
            super().visit_Call(node, frame, forward_caller=forward_caller)
            return
        self.visit(node.node, frame)
        self.write("(")
        for one in (*node.args, *node.kwargs):
            self.visit(one, frame)
            self.write(", ")
        self.write("caller=caller)" if forward_caller else ")")


class Drawer(Environment):
    """Templates; those that are drawn after every move are cut into parts."""

    code_generator_class = Straight
    cut: frozenset[str] = frozenset()

    def _generate(
        self, source: nodes.Template, name: str | None, filename: str | None, defer_init: bool = False
    ) -> str:
        if name is not None and (name in self.cut or name.rpartition("/")[2] in self.cut):
            Cutter(self, name, source).cut()
        return super()._generate(source, name, filename, defer_init)


class Cutter:
    """One template, and what each of its names stands for."""

    def __init__(self, environment: Drawer, name: str, template: nodes.Template) -> None:
        self.environment, self.name, self.template = environment, name, template
        self.count = 0
        self.macros = {macro.name: Asking(macro.body, _named(macro)).paths for macro in template.find_all(nodes.Macro)}
        # What the template itself sets is asked for by its macros, too.
        for one in template.body:
            if isinstance(one, nodes.Assign) and isinstance(one.target, nodes.Name):
                self.macros[one.target.name] = Asking([one.node]).paths
        self.imports = {one.target: one for one in template.find_all(nodes.Import)}
        alone = [one for one in template.find_all(nodes.FromImport) if not one.with_context]
        self.closed = {name if isinstance(name, str) else name[1] for one in alone for name in one.names}

    def cut(self) -> None:
        self.template.body = self._parts(self.template.body)

    def _parts(self, body: list[nodes.Node]) -> list[nodes.Node]:
        return [part for node in body for part in self._part(node)]

    def _part(self, node: nodes.Node) -> list[nodes.Node]:
        if isinstance(node, nodes.If):
            node.body, node.else_ = self._parts(node.body), self._parts(node.else_)
            for other in node.elif_:
                other.body = self._parts(other.body)
        elif isinstance(node, nodes.For):
            paths, within = self._paths([node]), self._paths(node.body)
            node.body = self._parts(node.body) if within is None else self._kept(node.body, within)
            return self._kept([node], paths)
        elif isinstance(node, nodes.Output | nodes.CallBlock):
            return self._kept([node], self._paths([node]))
        return [node]

    def _kept(self, body: list[nodes.Node], paths: set[Path] | None) -> list[nodes.Node]:
        """These nodes as a part; as they are where they are too short, or where nobody knows what they ask for."""
        if paths is None or sum(map(_work, body)) < WORTH:
            return body
        self.count += 1
        line = body[0].lineno
        called: list[nodes.Expr] = [
            nodes.Const(f"{self.name} {self.count}"),
            nodes.Tuple([_load(path) for path in sorted(paths)], "load"),
            nodes.Name(STAMP, "load"),
            nodes.Name(NOTED, "load"),
        ]
        owner = self.environment.extensions[Stencils.identifier]
        return [nodes.CallBlock(owner.call_method("part", called), [], [], body).set_lineno(line)]

    def _paths(self, body: list[nodes.Node]) -> set[Path] | None:
        """What these nodes ask for, by paths of at most two names; None where that can't be said beforehand."""
        if any(True for node in body for _ in node.find_all((nodes.NSRef, nodes.Include))):
            return None
        asked = self._resolved(Asking(body).paths, frozenset())
        if asked & NEVER:
            return None
        # A round's own thing is small: taken whole, it needn't be asked for each of its sides.
        asked = {path if path[0] in SIDES else path[:1] for path in asked}
        whole = {path[0] for path in asked if len(path) == 1}
        return {path for path in asked if len(path) == 1 or path[0] not in whole}

    def _resolved(self, paths: Iterable[Path], seen: frozenset[str]) -> set[Path]:
        """The same with what macros and imported templates ask for in their place."""
        found: set[Path] = set()
        for path in paths:
            root = path[0]
            if root in seen or root in STAMPED or root == NOTED or root in self.closed:
                continue
            if root in self.macros:
                found |= self._resolved(self.macros[root], seen | {root})
            elif root in self.imports:
                found |= self._imported(self.imports[root])
            elif root not in self.environment.globals:
                found.add(path)
        return found

    def _imported(self, one: nodes.Import) -> set[Path]:
        if not one.with_context:
            return set()
        assert isinstance(one.template, nodes.Const)
        assert self.environment.loader is not None
        name = one.template.value
        source, _, _ = self.environment.loader.get_source(self.environment, name)
        other = Cutter(self.environment, name, self.environment.parse(source, name))
        return other._resolved((path for paths in other.macros.values() for path in paths), frozenset())


class Asking:
    """The names that nodes ask for and don't set themselves."""

    def __init__(self, body: Iterable[nodes.Node], own: Iterable[str] = ()) -> None:
        self.paths: set[Path] = set()
        self._walk(body, set(own))

    def _walk(self, body: Iterable[nodes.Node], own: set[str]) -> None:
        for node in body:
            self._visit(node, own)

    def _visit(self, node: nodes.Node, own: set[str]) -> None:
        match node:
            case nodes.Name():
                if node.ctx == "load":
                    self._ask((node.name,), own)
                else:
                    own.add(node.name)
            case nodes.Getattr(node=nodes.Name(name=name)):
                self._ask((name, node.attr), own)
            case nodes.For():
                self._visit(node.iter, own)
                inner = {*own, "loop"}
                self._visit(node.target, inner)
                self._walk([*node.body, *([node.test] if node.test else [])], inner)
                self._walk(node.else_, set(own))
            case nodes.Assign() | nodes.AssignBlock():
                rest = [one for one in node.iter_child_nodes() if one is not node.target]
                self._walk(rest, own)
                self._visit(node.target, own)
            case nodes.CallBlock() | nodes.Macro():
                if isinstance(node, nodes.CallBlock):
                    self._visit(node.call, own)
                self._walk(node.defaults, own)
                self._walk(node.body, {*own, *_named(node)})
            case nodes.If():
                # What one way sets the other doesn't.
                self._visit(node.test, own)
                for way in (node.body, node.elif_, node.else_):
                    self._walk(way, set(own))
            case _:
                self._walk(node.iter_child_nodes(), own)

    def _ask(self, path: Path, own: set[str]) -> None:
        if path[0] not in own:
            self.paths.add(path)


def _named(node: nodes.Macro | nodes.CallBlock) -> set[str]:
    return {arg.name for arg in node.args} | {"caller", "varargs", "kwargs"}


def _load(path: Path) -> nodes.Expr:
    name = nodes.Name(path[0], "load")
    return name if len(path) == 1 else nodes.Getattr(name, path[1], "load")


def _work(node: nodes.Node) -> int:
    """About how much there is to do."""
    inner = sum(map(_work, node.iter_child_nodes()))
    match node:
        case nodes.For():
            return ROUNDS * inner
        case nodes.Output():
            return inner + sum(not isinstance(one, nodes.TemplateData) for one in node.nodes)
        case nodes.Call(node=nodes.Name(name="t")):
            return inner + 1
        case nodes.Call():
            return inner + MACRO
    return inner
