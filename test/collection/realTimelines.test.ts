import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { openHost } from '../../app';
import { $, type FrameCollection, type LayerCollection } from '../../src';
import { describeDocuments, documentPath } from '../support/documents';
import { temporaryFolder } from '../support/temporaryFolder';
import { choiceOf, type LayerShape, shapesOf, type SpanShape } from './timeline';

const folder = temporaryFolder();

/** Sets first frames after durations: the way in which spans follow one another. */
function laidOut(spans: SpanShape[]): SpanShape[] {
  let start = 0;
  return spans.map(([, duration, ...rest]) => {
    const span: SpanShape = [start, duration, ...rest];
    start += duration;
    return span;
  });
}

/** Work on a timeline, and what it means for the plain lists that describe it. */
interface Step {
  title: string;
  work: (layers: LayerCollection, frames: (layer: number) => FrameCollection) => unknown;
  /** @param timeline as it was before the work */
  meant: (shape: LayerShape[], timeline: Timeline) => LayerShape[];
}

const mapLayers =
  (change: (layer: LayerShape, index: number) => LayerShape) =>
  (shape: LayerShape[]): LayerShape[] =>
    shape.map(change);

/** Changes the keyframes of layers. */
const mapSpans = (change: (spans: SpanShape[], layer: number) => SpanShape[]) =>
  mapLayers(([name, type, parent, spans], layer) => [name, type, parent, laidOut(change(spans, layer))]);

const numbered = (name: string, index: number): string => `${name}_${String(index + 1).padStart(2, '0')}`;
const one = (layers: LayerCollection, index: number): LayerCollection => layers.slice(index, index + 1);

const STEPS: Step[] = [
  {
    title: 'untween',
    work: (layers) => layers.frames().untween(),
    meant: mapSpans((spans) =>
      spans.map(([start, duration, name, , count]) => [start, duration, name, 'none', count]),
    ),
  },
  {
    title: 'setDuration',
    work: (layers) => layers.frames().setDuration(4),
    meant: mapSpans((spans) => spans.map(([start, , ...rest]) => [start, 4, ...rest])),
  },
  {
    title: 'move',
    work: (layers) => layers.frames('[startFrame=4]').move(1),
    meant: mapSpans((spans) =>
      spans.map(([start, , ...rest], i) => [start, i > 1 || spans.length < 2 ? 4 : i === 0 ? 5 : 3, ...rest]),
    ),
  },
  {
    title: 'rename of keyframes',
    work: (layers) => one(layers, 0).frames().rename('pose_##'),
    meant: mapSpans((spans, layer) =>
      spans.map(([start, duration, name, ...rest], i) => [
        start,
        duration,
        layer === 0 ? numbered('pose', i) : name,
        ...rest,
      ]),
    ),
  },
  {
    title: 'attr of keyframes',
    work: (layers) =>
      one(layers, 1)
        .frames()
        .attr({ label: (_, i) => `key ${i}`, actionScript: 'stop();' }),
    meant: mapSpans((spans, layer) =>
      spans.map(([start, duration, name, ...rest], i) => [
        start,
        duration,
        layer === 1 ? `key ${i}` : name,
        ...rest,
      ]),
    ),
  },
  {
    title: 'tween and ease',
    work: (layers) => layers.frames('[elements.length=1]:has(:symbol)').tween().ease('quadOut'),
    meant: (shape, { layers }) =>
      shape.map(([layer, type, parent, spans], at) => [
        layer,
        type,
        parent,
        spans.map(([start, duration, name, tween, count]) => {
          const [only] = layers[at].frames[start].elements as SymbolInstance[];
          const isTweened = count === 1 && only.instanceType === 'symbol';
          return [start, duration, name, isTweened ? 'motion' : tween, count];
        }),
      ]),
  },
  {
    title: 'toKeyframes',
    work: (layers) => one(layers, 0).frames(':first').untween().toKeyframes(),
    meant: mapSpans((spans, layer) => {
      if (layer > 0) return spans;
      const [[start, duration, name, , count], ...others] = spans;
      const made = Array.from({ length: duration }, (_, i): SpanShape => [
        start + i,
        1,
        i === 0 ? name : '',
        'none',
        count,
      ]);
      return [...made, ...others];
    }),
  },
  {
    title: 'clear',
    work: (layers) => layers.frames(':last').clear(),
    meant: mapSpans((spans) =>
      spans.map(([start, duration, ...rest], i) =>
        i === spans.length - 1 ? [start, duration, '', 'none', 0] : [start, duration, ...rest],
      ),
    ),
  },
  {
    title: 'deleteFrames',
    work: (_, frames) => frames(0).filter(':nth(3)').deleteFrames(),
    meant: mapSpans((spans, layer) => spans.filter((_, i) => layer > 0 || i !== 2)),
  },
  {
    title: 'rename of layers',
    work: (layers) => layers.rename('art_##'),
    meant: mapLayers(([, ...rest], i) => [numbered('art', i), ...rest]),
  },
  {
    title: 'orderBy',
    work: (layers) => layers.orderBy('name', true),
    meant: (shape) => [...shape].reverse(),
  },
  {
    title: 'toFolder',
    work: (layers) => layers.toFolder('new/deep'),
    meant: (shape) => [
      ['new', 'folder', null, []],
      ['deep', 'folder', 'new', []],
      ...shape.map(([name, type, , spans]): LayerShape => [name, type, 'deep', spans]),
    ],
  },
  {
    title: 'moveTo',
    work: (layers) => layers.slice(2, 4).moveTo(one(layers, 0), 'above'),
    meant: ([outer, deep, first, second, ...others]) => [
      [first[0], first[1], null, first[3]],
      [second[0], second[1], null, second[3]],
      outer,
      deep,
      ...others,
    ],
  },
  {
    title: 'mask',
    work: (layers) => one(layers, 1).mask(one(layers, 0)),
    meant: mapLayers(([name, type, parent, spans], i) =>
      i === 0
        ? [name, 'mask', parent, spans]
        : i === 1
          ? [name, 'masked', 'mask', spans]
          : [name, type, parent, spans],
    ),
  },
  {
    title: 'unmask, and attr of layers',
    work: (layers) => {
      one(layers, 1).unmask();
      one(layers, 0).attr({ layerType: 'normal', name: 'top', locked: true });
    },
    meant: mapLayers(([name, type, parent, spans], i) =>
      i === 0
        ? ['top', 'normal', null, spans]
        : i === 1
          ? [name, 'normal', null, spans]
          : [name, type, parent, spans],
    ),
  },
  {
    title: 'duplicate',
    work: (layers) => one(layers, 0).duplicate().rename('copy', false),
    meant: ([first, ...others]) => [
      ['copy', ...(first.slice(1) as [string, null, SpanShape[]])],
      first,
      ...others,
    ],
  },
  {
    title: 'deleteLayers',
    work: (layers) => layers.filter('new, copy*').deleteLayers(),
    meant: ([, first, second]) => [first, second],
  },
];

describeDocuments('every method on real timelines', () => {
  it.each(['level_up_rays', 'flump', 'mp3_player'])(
    'The method does what is meant, also after saving: %s',
    (name) => {
      const saved = path.join(folder(), 'saved.fla');
      const { document, fl } = openHost(documentPath(name), { roots: [folder()] });
      const place = choiceOf(document);
      const items = document.library.items.map((item) => item.name);
      const before = shapesOf(document);
      // The timeline with the most keyframes whose layers belong to no other.
      const size = ([, layers]: [string, LayerShape[]]): number =>
        layers.some(([, , parent]) => parent !== null) || layers.length < 2
          ? 0
          : layers.flatMap(([, , , spans]) => spans).length;
      const at = before.indexOf([...before].sort((a, b) => size(b) - size(a))[0]);
      const timeline = (of: Document): Timeline =>
        [...of.timelines, ...of.library.items.flatMap((item) => (item as SymbolItem).timeline ?? [])][at];
      const expected = before.map(([title, layers]): [string, LayerShape[]] => [title, layers]);
      for (const { title, work, meant } of STEPS) {
        const layers = $.layers(timeline(document), document);
        expected[at][1] = meant(expected[at][1], timeline(document));
        work(layers, (index) => one(layers, index).frames());
        const actual = shapesOf(document)[at][1];
        expect([title, named(actual)]).toEqual([title, named(expected[at][1])]);
      }
      expect(choiceOf(document)).toEqual(place);
      expect(document.library.items.map((item) => item.name)).toEqual(items);
      fl.saveDocument(document, pathToFileURL(saved).href);
      const reopened = openHost(saved).document;
      expect(shapesOf(reopened).map(([title, layers]) => [title, named(layers)])).toEqual(
        expected.map(([title, layers]) => [title, named(layers)]),
      );
      const easedBefore = $.frames(':eased', timeline(document), document).length;
      expect($.frames(':eased', timeline(reopened), reopened).length).toBe(easedBefore);
    },
  );
});

/** With the kind of the parent in place of its name, since names change in between. */
function named(shape: LayerShape[]): unknown {
  return shape.map(([name, type, parent, spans]) => {
    const parentType = shape.find(([other]) => other === parent)?.[1] ?? null;
    return [name, type, parentType === 'mask' ? 'mask' : parent, spans];
  });
}
