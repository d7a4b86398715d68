import type { XmlNode } from '../../../document/xml/XmlNode';

/** What the names of scenes are read from: a document. */
export interface SceneNames {
  readonly timelines: readonly { readonly name: string; readonly node: XmlNode }[];
}

/**
 * The reason why a scene cannot have a name; undefined when it can. A scene may keep the name that it has, also in a
 * document whose file gives it to two. `scene`: undefined for one that is still to be added.
 *
 * Source: docum290, "the new name for the selected scene must be unique".
 */
export function faultOfSceneName(
  { timelines }: SceneNames,
  scene: XmlNode | undefined,
  name: string,
): string | undefined {
  if (name === '') return 'a name cannot be empty';
  const named = timelines.filter((timeline) => timeline.name === name);
  if (named.length === 0 || named.some(({ node }) => node === scene)) return undefined;
  return `there is already a scene called "${name}"`;
}
