import type { XmlNode } from '../../../document/xml/XmlNode';

/** Children by their names; of several with one name the second is `name 2`. */
export function childrenByName(node: XmlNode | undefined): ReadonlyMap<string, XmlNode> {
  const counts = new Map<string, number>();
  return new Map(
    (node?.children ?? []).map((child) => {
      const count = (counts.get(child.name) ?? 0) + 1;
      counts.set(child.name, count);
      return [count === 1 ? child.name : `${child.name} ${count}`, child];
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

/** The word for a node in the path of a value; none for those that people do not see. */
export function wordOf({ name }: XmlNode): string[] {
  const isSilent =
    /^(DOM|matrix$|Matrix$|Actionscript$|Framescript$|textAttrs$|textRuns$|Include$|flash_profiles$)/.test(
      name,
    );
  return isSilent ? [] : [name.charAt(0).toLowerCase() + name.slice(1)];
}
