import type { XmlNode } from '../../../document/xml/XmlNode';

/** Children by their names; several of one name are `name 1`, `name 2`. */
export function childrenByName(node: XmlNode | undefined): ReadonlyMap<string, XmlNode> {
  const children = node?.children ?? [];
  const totals = new Map<string, number>();
  for (const { name } of children) totals.set(name, (totals.get(name) ?? 0) + 1);
  const counts = new Map<string, number>();
  return new Map(
    children.map((child) => {
      const count = (counts.get(child.name) ?? 0) + 1;
      counts.set(child.name, count);
      return [totals.get(child.name) === 1 ? child.name : `${child.name} ${count}`, child];
    }),
  );
}

/** True if each name that occurs more than once occurs equally often in all versions that have children. */
export function haveSameRepeats(versions: readonly ReadonlyMap<string, XmlNode>[]): boolean {
  const repeats = versions
    .filter((children) => children.size > 0)
    .map((children) => [...children.keys()].filter((name) => name.includes(' ')).join());
  return new Set(repeats).size <= 1;
}

/** The word for a node in the path of a value; none for those that people do not see. @param number - see `numberIn` */
export function wordOf({ name }: XmlNode, number = ''): string[] {
  const isSilent =
    /^(DOM|matrix$|Matrix$|Actionscript$|Framescript$|textAttrs$|textRuns$|Include$|flash_profiles$)/.test(
      name,
    );
  return isSilent ? [] : [name.charAt(0).toLowerCase() + name.slice(1) + number];
}

/** The number of a child among those of its name, as in the key that `childrenByName` gives it; empty for an only one. */
export function numberIn(key: string): string {
  return / (\d+)$/.exec(key)?.[1] ?? '';
}
