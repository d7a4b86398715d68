import { stageFrom, type StageUnderTest } from '../../support/stage';

/** A library of one symbol. */
export const STAR = [
  { name: 'star', layers: [{ elements: [{ shape: 'oval' as const, width: 10, height: 10 }] }] },
];

/** Three named stars on the top layer, the last one selected; one on a layer below, one on a locked layer. */
export function stage(
  names: string[] = ['a', 'b', 'c'],
): StageUnderTest & { below: Element; locked: Element } {
  const built = stageFrom({
    library: STAR,
    layers: [
      {
        elements: names.map((name, i) => ({
          item: 'star',
          name,
          x: i * 20,
          selected: i === names.length - 1,
        })),
      },
      { current: true, elements: [{ item: 'star', name: 'below', y: 50 }] },
      { locked: true, elements: [{ item: 'star', name: 'locked', y: 90 }] },
    ],
  });
  const { layers } = built.document.getTimeline();
  return { ...built, below: layers[1].frames[0].elements[0], locked: layers[2].frames[0].elements[0] };
}

/** The names of the elements of a layer's first frame, back to front. */
export const namesOn = (document: Document, layer = 0): string[] =>
  document.getTimeline().layers[layer].frames[0].elements.map(({ name }) => name);
/** The names of the selected elements, sorted. */
export const selected = (document: Document): string[] =>
  (document.selection ?? []).map((element: Element) => element.name).sort();
