import { ElementCollection } from '../../../src/collection/ElementCollection';
import { stageFrom } from '../../support/stage';

const STAR = { name: 'star', layers: [{ elements: [{ shape: 'oval' as const, width: 9, height: 9 }] }] };
const star = (name: string) => ({ item: 'star', name });

/** Stands in for a member of the document, and counts how often it is read or called. */
function counted(document: Document, member: 'timelines' | 'editScene' | 'getTimeline'): () => number {
  const prototype = Object.getPrototypeOf(document) as object;
  const property = Object.getOwnPropertyDescriptor(prototype, member);
  const own = document[member] as unknown;
  let count = 0;
  Object.defineProperty(document, member, {
    configurable: true,
    get() {
      count++;
      if (typeof own === 'function') return (own as () => unknown).bind(document);
      return property?.get?.call(document) as unknown;
    },
  });
  return () => count;
}

function film() {
  const built = stageFrom({
    library: [STAR],
    layers: [
      {
        frames: [
          { duration: 5, elements: [star('now'), star('also now')] },
          { duration: 3, elements: [star('later'), star('also later')] },
        ],
      },
      { type: 'folder', name: 'folder' },
      { elements: [star('short')] },
    ],
  });
  const { frames } = built.document.getTimeline().layers[0];
  return { ...built, now: frames[0].elements, later: frames[5].elements };
}

const tinted = (elements: Element[]) => elements.map((element) => (element as SymbolInstance).tintColor);

describe('work on elements wherever they stand', () => {
  it('A symbol is never taken for a scene, whatever its name', () => {
    const { document } = stageFrom({
      library: [STAR, { name: '1', layers: [{ elements: [star('inner')] }] }],
      scenes: [{ layers: [{ elements: [] }] }, { layers: [{ elements: [star('other')] }] }],
    });
    const item = document.library.items.find(({ name }) => name === '1') as SymbolItem;
    const elements = [document.timelines[1], item.timeline].map(
      ({ layers }) => layers[0].frames[0].elements[0],
    );
    new ElementCollection(elements, document).attr('tint', '#FF0000');
    expect(tinted(elements)).toEqual(['#FF0000', '#FF0000']);
  });

  it('Elements on the stage need no search through the document, and the stage is not left', () => {
    const { document, now } = film();
    const short = document.getTimeline().layers[2].frames[0].elements;
    const timelines = counted(document, 'timelines');
    const scenes = counted(document, 'editScene');
    new ElementCollection(now.concat(short), document).attr('tint', '#FF0000');
    expect([timelines(), scenes()]).toEqual([0, 0]);
    expect(tinted(now.concat(short))).toEqual(['#FF0000', '#FF0000', '#FF0000']);
  });

  it('All other elements need one search through the document', () => {
    const { document, now, later } = film();
    const timelines = counted(document, 'timelines');
    new ElementCollection(later.concat(now), document).attr('tint', '#FF0000');
    expect(timelines()).toBe(1);
    expect(tinted(later.concat(now))).toEqual(Array(4).fill('#FF0000'));
  });

  it('Elements on the stage come first', () => {
    const { document, now, later } = film();
    const frames: number[] = [];
    const tint = document.setInstanceTint.bind(document);
    Object.defineProperty(document, 'setInstanceTint', {
      value(color: string, strength: number) {
        frames.push(document.getTimeline().currentFrame);
        tint(color, strength);
      },
    });
    new ElementCollection([later[0], now[0], later[1], now[1]], document).attr('tint', '#FF0000');
    expect(frames).toEqual([0, 5]);
  });

  it('An empty collection asks nothing of the host', () => {
    const { document } = film();
    const timeline = counted(document, 'getTimeline');
    new ElementCollection([], document).deleteElements().attr('alpha', 5).orderBy('x');
    expect(timeline()).toBe(0);
  });

  it('Symbols and scenes are distinguished, whatever their names', () => {
    const names = ['a', 'a1', 'scene 1', 'stage', '__proto__ ', 'item a'];
    const { document } = stageFrom({
      library: [
        STAR,
        ...names.map((name) => ({
          name,
          layers: [
            {
              frames: [
                { duration: 1, elements: [star('0')] },
                { duration: 10, elements: [star('1')] },
                { duration: 1, elements: [star('11')] },
              ],
            },
          ],
        })),
      ],
      scenes: [{ layers: [{ elements: [] }] }, { layers: [{ elements: [star('on scene 1')] }] }],
    });
    const symbols = document.library.items.filter(({ name }) => names.includes(name)) as SymbolItem[];
    const all = symbols
      .flatMap(({ timeline }) => [0, 1, 11].flatMap((frame) => timeline.layers[0].frames[frame].elements))
      .concat(document.timelines[1].layers[0].frames[0].elements);
    expect(all).toHaveLength(19);
    new ElementCollection(all, document).attr('tint', '#00FF00');
    expect(tinted(all)).toEqual(Array(19).fill('#00FF00'));
  });
});
