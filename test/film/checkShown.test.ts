import { MAX_SHOWN } from '../../geometry/claims';
import { timelineOf } from '../../document/xfl/shownFrame';
import { XmlNode } from '../../document/xml/XmlNode';
import { checkShown } from '../../film/checkShown';
import { FilmTimeline } from '../../film/records/FilmTimeline';

const node = XmlNode.create;

describe('elements that a frame shows', () => {
  const timeline = (name: string, elements: XmlNode[]): XmlNode =>
    node('DOMTimeline', { name }, [
      node('layers', {}, [
        node('DOMLayer', {}, [
          node('frames', {}, [node('DOMFrame', { index: '0' }, [node('elements', {}, elements)])]),
        ]),
      ]),
    ]);
  const instances = (path: string, count: number): XmlNode[] =>
    Array.from({ length: count }, () => node('DOMSymbolInstance', { libraryItemName: path }));
  /** Symbols that hold the next one some times, and a shape at the end. */
  const library = (depth: number, times: number): Map<string, XmlNode> =>
    new Map(
      Array.from({ length: depth }, (_none, index) => {
        const content = index < depth - 1 ? instances(String(index + 1), times) : [node('DOMShape')];
        return [
          String(index),
          node('DOMSymbolItem', {}, [node('timeline', {}, [timeline(String(index), content)])]),
        ];
      }),
    );
  const checkWith = (scene: XmlNode, items: ReadonlyMap<string, XmlNode>): void => {
    checkShown(FilmTimeline.of(scene), {
      symbolOf: ({ path }) => {
        const item = items.get(path);
        const inner = item && timelineOf(item);
        return inner && FilmTimeline.of(inner);
      },
    });
  };
  const check = (depth: number, times: number): void => {
    checkWith(timeline('Scene 1', instances('0', 1)), library(depth, times));
  };

  it('As many as the maximum pass', () => {
    check(17, 2);
    expect(2 ** 17 + 2 ** 16).toBeLessThan(MAX_SHOWN);
  });

  it.each([
    [18, 2],
    [21, 2],
    [200, 9],
  ])('%d symbols that hold one another %d times are refused', (depth, times) => {
    expect(() => check(depth, times)).toThrow(
      /^The timeline "Scene 1" claims [\d,]+ elements at a frame; the maximum is 200,000$/,
    );
  });

  it('A symbol that is counted already is refused where it is nested too deeply', () => {
    const items = library(200, 1);
    for (let way = 0; way < 100; way++) {
      const content = instances(way < 99 ? `way ${way + 1}` : '0', 1);
      items.set(
        `way ${way}`,
        node('DOMSymbolItem', {}, [node('timeline', {}, [timeline(`way ${way}`, content)])]),
      );
    }
    const scene = timeline('Scene 1', [...instances('0', 1), ...instances('way 0', 1)]);
    expect(() => checkWith(scene, items)).toThrow(
      /^The timeline claims \d+ symbols within one another to be published; the maximum is 250$/,
    );
  });

  it('A symbol inside itself ends', () => {
    const own = new Map<string, XmlNode>();
    own.set('a', node('DOMSymbolItem', {}, [node('timeline', {}, [timeline('a', instances('a', 3))])]));
    expect(() => checkWith(timeline('Scene 1', instances('a', 3)), own)).not.toThrow();
  });
});
