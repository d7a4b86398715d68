import path from 'node:path';
import { openHost } from '../../app/index';
import { factsOf, type OracleDocument } from './oracles';
import { Scores, type Score } from './Score';
import { boxAt, morphsOf, type SwfMorph } from './swfMorphs';

interface State {
  id: number;
  m: number[];
  c?: number[];
  ratio?: number;
  name?: string;
}
interface SwfTimeline {
  frames: number;
  changes: [frame: number, depth: number, state: State | null][];
}
interface Movie {
  exports: Record<string, number>;
  characters: Record<string, SwfTimeline & { kind: string }>;
  timeline: SwfTimeline;
}

/** Keyframes are written as the document has them, rounded. */
const SAME = { linear: 0.001, place: 0.06 };
/** An angle may meet the next entry of the exporter's table; two roundings may go the other way. */
const NEAR = { linear: 0.005, place: 0.1 + 1e-6 };

/** A movie: what each tween of its clips shows on every frame between its keyframes. */
export function scoreMovie(document: OracleDocument): Score[] {
  const scores = new Scores(`swf/${document.name}`);
  const movie = factsOf<Movie>(document, 'frames.json');
  const host = openHost(document.path);
  const morphs = morphsOf(path.join(document.folder, 'published.swf'));
  for (const [timeline, clip] of pairClips(host.document, movie)) {
    const frames = statesByFrame(clip);
    for (const layer of timeline.layers) if (layer.layerType !== 'guide') scoreLayer(layer, frames, scores);
    scoreMorphs(timeline, frames, morphs, scores);
  }
  host.dispose();
  return scores.all;
}

/** Timelines of the document and what became of them: the stage, exported symbols, and clips found once inside these. */
function pairClips(document: Document, movie: Movie): Map<Timeline, SwfTimeline> {
  const pairs = new Map<Timeline, SwfTimeline>([[document.getTimeline(), movie.timeline]]);
  const add = (timeline: Timeline, id: number): void => {
    const clip = movie.characters[id] as (SwfTimeline & { kind: string }) | undefined;
    if (clip?.kind === 'sprite' && clip.frames === timeline.frameCount && !pairs.has(timeline))
      pairs.set(timeline, clip);
  };
  for (const item of document.library.items as SymbolItem[]) {
    const id = exportId(movie, item);
    if (id !== undefined) add(item.timeline, id);
  }
  // Entries added on the way are visited too.
  for (const [timeline, clip] of pairs) {
    const frames = statesByFrame(clip);
    for (const layer of timeline.layers) {
      layer.frames.forEach((frame, i) => {
        if (frame.startFrame !== i || i >= frames.length) return;
        for (const element of frame.elements as SymbolInstance[]) {
          if (element.elementType !== 'instance' || element.symbolType !== 'movie clip') continue;
          const depth = depthOf(element.matrix, frames[i], element.name);
          const state = depth === undefined ? undefined : frames[i].get(depth);
          if (state) add((element.libraryItem as unknown as SymbolItem).timeline, state.id);
        }
      });
    }
  }
  return pairs;
}

function exportId(movie: Movie, item: SymbolItem): number | undefined {
  if (item.itemType !== 'movie clip') return undefined;
  for (const name of [item.linkageClassName, item.linkageIdentifier]) {
    if (typeof name === 'string' && name in movie.exports) return movie.exports[name];
  }
  return undefined;
}

/** For each frame what is at each depth. */
export function statesByFrame({ frames, changes }: SwfTimeline): Map<number, State>[] {
  const result: Map<number, State>[] = [];
  let now = new Map<number, State>();
  let next = 0;
  for (let frame = 0; frame < frames; frame++) {
    now = new Map(now);
    for (; next < changes.length && changes[next][0] === frame; next++) {
      const [, depth, state] = changes[next];
      if (state) now.set(depth, state);
      else now.delete(depth);
    }
    result.push(now);
  }
  return result;
}

function scoreLayer(layer: Layer, frames: Map<number, State>[], scores: Scores): void {
  const keyframes = layer.frames.filter((frame, i) => frame.startFrame === i);
  for (const frame of keyframes) {
    const { startFrame, duration, elements } = frame;
    if (String(frame.tweenType) !== 'motion' || elements.length !== 1) continue;
    if (startFrame + duration >= layer.frameCount) continue;
    const depth = depthOf(elements[0].matrix, frames[startFrame], elements[0].name);
    if (depth === undefined) continue;
    for (let elapsed = 1; elapsed < duration; elapsed++) {
      const state = frames[startFrame + elapsed].get(depth);
      if (!state) continue;
      scoreFrame(frame, elapsed, state, scores);
    }
  }
}

/** The depth of the one thing that is at that place. */
function depthOf(matrix: Matrix, states: Map<number, State>, name: string): number | undefined {
  const found = [...states].filter(
    ([, state]) => isNear(matrix, state.m, SAME) && (state.name ?? '') === name,
  );
  return found.length === 1 ? found[0][0] : undefined;
}

function isNear({ a, b, c, d, tx, ty }: Matrix, m: number[], { linear, place } = NEAR): boolean {
  return [a, b, c, d, tx, ty].every((value, i) => Math.abs(value - m[i]) <= (i < 4 ? linear : place));
}

/** A tween as Adobe's reference has it; the types of the package know less. */
interface ComparedTween {
  getGeometricTransform(frame: number): Matrix;
  getColorTransform(frame: number): Record<string, number>;
}

function scoreFrame(frame: Frame, elapsed: number, state: State, scores: Scores): void {
  const tween = frame.tweenObj as unknown as ComparedTween;
  const matrix = tween.getGeometricTransform(elapsed);
  const agrees = isNear(matrix, state.m);
  const { a, b, c, d, tx, ty } = matrix;
  const isLinear = isNear({ a, b, c, d, tx: state.m[4], ty: state.m[5] } as Matrix, state.m);
  const off = Math.max(Math.abs(tx - state.m[4]), Math.abs(ty - state.m[5]));
  scores.of('classic tween').count(agrees, isLinear ? 'place' : 'scale or angle', off);
  if (!state.c) return;
  const color = tween.getColorTransform(elapsed);
  const names = ['Red', 'Green', 'Blue', 'Alpha'];
  const values = [
    ...names.map((name) => color[`color${name}Percent`] / 100),
    ...names.map((name) => color[`color${name}Amount`]),
  ];
  const effect = state.c;
  scores.of('colour effect').count(
    values.every((value, i) => Math.abs(value - effect[i]) <= (i < 4 ? 0.01 : 1.5)),
    'value',
  );
}

/** Boxes of shapes between keyframes may be off by so much, in pixels. */
const BOX = 0.5;

/** Shape tweens: the box of what each frame shows, strokes left out. */
function scoreMorphs(
  timeline: Timeline,
  frames: Map<number, State>[],
  morphs: Map<number, SwfMorph>,
  scores: Scores,
): void {
  timeline.layers.forEach((layer, index) => {
    const spans = layer.frames.filter((frame, i) => frame.startFrame === i && frame.tweenType === 'shape');
    const tweens = spans.map(({ startFrame, duration, elements }) => {
      const { left, top, width, height } = elements[0] ?? {};
      return { startFrame, duration, box: [left, top, left + width, top + height] };
    });
    if (tweens.length === 0) return;
    timeline.currentLayer = index;
    timeline.setSelectedLayers(index);
    timeline.convertToKeyframes(0, layer.frameCount);
    for (const { startFrame, duration, box } of tweens) {
      const depth = morphDepth(frames[startFrame], morphs, box);
      if (depth === undefined) continue;
      for (let i = startFrame + 1; i < startFrame + duration; i++)
        scoreMorph(layer.frames[i], frames[i].get(depth), morphs, scores);
    }
  });
}

function morphDepth(
  states: Map<number, State>,
  morphs: Map<number, SwfMorph>,
  box: number[],
): number | undefined {
  const found = [...states].filter(([, { id }]) => {
    const morph = morphs.get(id);
    return morph !== undefined && isSameBox(boxAt(morph, 0), box);
  });
  return found.length === 1 ? found[0][0] : undefined;
}

function scoreMorph(
  frame: Frame,
  state: State | undefined,
  morphs: Map<number, SwfMorph>,
  scores: Scores,
): void {
  const morph = state && morphs.get(state.id);
  if (!morph) return;
  const expected = boxAt(morph, (state.ratio ?? 0) / 65535);
  const { left, top, width, height } = frame.elements[0];
  const box = [left, top, left + width, top + height];
  const off = Math.max(...box.map((value, i) => Math.abs(value - expected[i])));
  scores.of('shape tween').count(isSameBox(expected, box), 'box', off);
}

function isSameBox(one: readonly number[], other: readonly number[]): boolean {
  return one.every((value, i) => Math.abs(value - other[i]) <= BOX);
}
