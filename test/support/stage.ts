import { createHost, openHost, type DocumentLiteral, type HostHandle } from '../../app';
import { ElementCollection } from '../../src/collection/ElementCollection';
import { documentPath } from './documents';

/** Left, top, width, height. */
export type Bounds = [number, number, number, number];

export interface StageUnderTest {
  host: HostHandle;
  document: Document;
  elements: Element[];
  collection: ElementCollection;
}

/** Makes a stage of 550 × 400 with bitmaps of these bounds, named `a`, `b`, … from back to front. */
export function stageOf(boxes: Bounds[]): StageUnderTest {
  return stageFrom({
    library: boxes.map(([, , width, height], i) => ({ name: `bitmap ${i}`, type: 'bitmap', width, height })),
    layers: [
      {
        elements: boxes.map(([x, y], i) => ({
          item: `bitmap ${i}`,
          name: String.fromCharCode(97 + i),
          x,
          y,
        })),
      },
    ],
  });
}

/** Makes a document and collects the elements in the first frame of its top layer. */
export function stageFrom(literal: DocumentLiteral): StageUnderTest {
  const host = createHost(literal);
  const { document } = host;
  const { elements } = document.getTimeline().layers[0].frames[0];
  return { host, document, elements, collection: new ElementCollection(elements, document) };
}

export function boundsOf(element: Element): Bounds {
  return [element.left, element.top, element.width, element.height];
}

/** Lists left and top of each element. */
export function places(elements: Element[]): [number, number][] {
  return elements.map((element) => [element.left, element.top]);
}

/** Lists every element of every keyframe of a timeline. */
export function elementsOf(timeline: Timeline): Element[] {
  return timeline.layers.flatMap((layer) => [...new Set(layer.frames)].flatMap((frame) => frame.elements));
}

/** Opens a real document in its own host. */
export function openReal(name: string): { host: HostHandle; document: Document } {
  const host = openHost(documentPath(name), { realm: 'here' });
  return { host, document: host.document };
}

/** Checks that numbers differ by at most the tolerance (default: a tenth of a pixel). */
export function expectClose(actual: number[], expected: number[], tolerance = 0.1): void {
  const isClose = (value: number, i: number): boolean => !(Math.abs(value - expected[i]) > tolerance);
  if (actual.length === expected.length && actual.every(isClose)) return;
  expect(actual).toEqual(expected);
}
