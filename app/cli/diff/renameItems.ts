import type { DocumentFacts, ElementFacts, LayerFacts } from '../facts/Facts';
import { matchItems } from './matchItems';

/** New names of renamed items, by their names in the old document. */
export function newNamesOf(before: DocumentFacts, after: DocumentFacts): Map<string, string> {
  const names = new Map<string, string>();
  for (const [old, item] of matchItems(before.library, after.library).pairs)
    if (old.name !== item.name) names.set(old.name, item.name);
  return names;
}

/** The old document with the new names of its items: renaming an item does not change its instances. */
export function withNewNames(before: DocumentFacts, after: DocumentFacts): DocumentFacts {
  const names = newNamesOf(before, after);
  if (names.size === 0) return before;
  const renameLayer = (layer: LayerFacts): LayerFacts => ({
    ...layer,
    frames: layer.frames.map((frame) => {
      const sound = names.get(frame.properties.soundName);
      const properties = sound === undefined ? frame.properties : { ...frame.properties, soundName: sound };
      return { ...frame, properties, elements: frame.elements.map(renameElement) };
    }),
  });
  const renameElement = (element: ElementFacts): ElementFacts => {
    const item = element.item === undefined ? undefined : names.get(element.item);
    const { members, properties } = element;
    return {
      ...element,
      ...(item === undefined ? {} : { item, description: `instance of ${item}` }),
      properties: withNewPaths(properties, names),
      ...(members ? { members: members.map(renameElement) } : {}),
    };
  };
  return {
    ...before,
    scenes: before.scenes.map((scene) => ({ ...scene, layers: scene.layers.map(renameLayer) })),
    library: before.library.map((item) => ({
      ...item,
      ...(item.layers ? { layers: item.layers.map(renameLayer) } : {}),
    })),
  };
}

/** Bitmap fills name their bitmap. */
function withNewPaths(
  properties: Record<string, string>,
  names: ReadonlyMap<string, string>,
): Record<string, string> {
  const entries = Object.entries(properties).map(([name, value]) =>
    name.endsWith('bitmapPath') ? [name, names.get(value) ?? value] : [name, value],
  );
  return Object.fromEntries(entries) as Record<string, string>;
}
