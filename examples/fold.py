"""What a server's table is told in changes, made whole again (docs/protocol.md, "What has changed")."""


def fold(old, change):
    if isinstance(change, list):
        return change[0]
    if isinstance(old, dict):
        return {**old, **{name: fold(old.get(name), inner) for name, inner in change.items()}}
    new = old[: change.get("#", len(old))]
    for at in sorted(int(at) for at in change if at != "#"):
        new[at : at + 1] = [fold(new[at] if at < len(new) else None, change[str(at)])]
    return new


def take(now, step):
    """What is known after a step, made of what was known before it."""
    table = now.get("table")
    for moment in step["moments"]:
        moment["table"] = table = fold(table, moment["table"]) if "table" in moment else table
    told, choices = dict(step["now"]), []
    for change in told.pop("choices", None) or ():
        choices.append(fold(choices[-1] if choices else None, change))
    for part, before in (("table", table), ("memory", now.get("memory"))):
        told[part] = fold(before, told[part]) if part in told else before
    return {**now, **told, "choices": choices if "choices" in step["now"] else now["choices"]}
