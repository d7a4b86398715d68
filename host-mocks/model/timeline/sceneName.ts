import type { XmlNode } from '../../../document/xml/XmlNode';

/** The part of a document with the names of its scenes. */
export interface SceneNames {
  readonly timelines: readonly { readonly name: string; readonly node: XmlNode }[];
}

/**
 * The reason why a scene cannot have a name; undefined if it can. A scene may keep the name that it has, even if two
 * scenes of the file have it. `scene`: undefined for a new one.
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
