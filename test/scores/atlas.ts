import { openHost } from '../../app/index';
import { factsOf, type OracleDocument } from './oracles';
import { Scores, type Score } from './Score';

interface AtlasElement {
  symbol?: string;
  firstFrame?: number;
  loop?: string;
  matrix: number[];
  transformationPoint?: [number, number];
  color?: Record<string, string | number>;
}
interface AtlasFrame {
  index: number;
  duration: number;
  elements: AtlasElement[];
}
interface AtlasLayer {
  name: string;
  frames: AtlasFrame[];
}
interface Atlas {
  root: string;
  symbols: Record<string, { layers: AtlasLayer[] }>;
}

/** The exporter counts in whole numbers. */
const LINEAR = 0.01;
const PLACE = 0.3 + 1e-6;

/** A texture atlas: every element on every frame of every symbol. */
export function scoreAtlas(document: OracleDocument): Score[] {
  const scores = new Scores(`atlas/${document.name}`);
  const atlas = factsOf<Atlas>(document, 'frames.json');
  const host = openHost(document.path);
  for (const [name, { layers }] of Object.entries(atlas.symbols)) {
    const timeline = timelineOf(host.document, name, name === atlas.root);
    if (timeline)
      for (const [layer, facts] of pairLayers(timeline, layers)) scoreLayer(timeline, layer, facts, scores);
  }
  host.dispose();
  return scores.all;
}

function timelineOf(document: Document, name: string, isRoot: boolean): Timeline | undefined {
  const items = document.library.items.filter(
    (item) => item.name.replace(/^.*\//, '') === name && item.itemType !== 'folder',
  ) as SymbolItem[];
  if (items.length > 0) return items[0].timeline;
  return isRoot ? document.getTimeline() : undefined;
}

/** Layers of the same name in the same order; guides and empty ones are missing in atlases. */
function pairLayers(timeline: Timeline, facts: AtlasLayer[]): [number, AtlasLayer][] {
  const pairs: [number, AtlasLayer][] = [];
  let next = 0;
  for (const layer of facts) {
    const index = timeline.layers.findIndex(({ name }, i) => i >= next && name === layer.name);
    if (index < 0) continue;
    pairs.push([index, layer]);
    next = index + 1;
  }
  return pairs;
}

function scoreLayer(timeline: Timeline, index: number, { frames: facts }: AtlasLayer, scores: Scores): void {
  const kinds = timeline.layers[index].frames.map((frame, i) => kindOf(frame, i - frame.startFrame));
  timeline.currentLayer = index;
  timeline.setSelectedLayers(index);
  timeline.convertToKeyframes(0, kinds.length);
  for (const fact of facts) {
    for (let i = fact.index; i < fact.index + fact.duration; i++) {
      const expected = fact.elements.filter(({ symbol }) => symbol !== undefined && symbol !== 'Atlas_0');
      const found = timeline.layers[index].frames[i].elements.filter(
        ({ elementType }) => elementType === 'instance',
      ) as SymbolInstance[];
      const symbols = found.filter((element) => element.instanceType === 'symbol');
      expected.forEach((element, at) => {
        scoreElement(symbols[at], element, expected.length === symbols.length, kinds[i], scores);
      });
    }
  }
}

function kindOf(frame: Frame, elapsed: number): string {
  const type = String(frame.tweenType);
  if (type === 'motion object' || type === 'IK pose') return type;
  if (elapsed === 0) return 'keyframe';
  if (type === 'none') return 'held frame';
  if (frame.hasCustomEase) return 'classic tween, drawn ease';
  return frame.tweenEasing !== 0 ? 'classic tween, simple ease' : 'classic tween';
}

function scoreElement(
  found: SymbolInstance | undefined,
  fact: AtlasElement,
  isComparable: boolean,
  kind: string,
  scores: Scores,
): void {
  const score = scores.of(kind);
  if (!found || !isComparable) {
    score.count(false, 'other elements than in the document');
    return;
  }
  const { a, b, c, d, tx, ty } = found.matrix;
  const off = [a, b, c, d, tx, ty].map((value, i) => Math.abs(value - fact.matrix[i]));
  const isLinear = off.slice(0, 4).every((value) => value <= LINEAR);
  const isPlaced = off.slice(4).every((value) => value <= PLACE);
  score.count(isLinear && isPlaced, isLinear ? 'place' : 'scale or angle', Math.max(off[4], off[5]));
  const [x, y] = fact.transformationPoint ?? [0, 0];
  const point = found.getTransformationPoint();
  const distance = Math.max(Math.abs(point.x - x), Math.abs(point.y - y));
  scores.of('transformation point').count(distance <= PLACE, 'place', distance);
  if (fact.firstFrame !== undefined) {
    scores.of('first frame').count(fact.firstFrame === found.firstFrame, kind);
  }
  if (fact.color) scores.of('colour effect').count(isSameColor(found, fact.color), String(fact.color.mode));
}

function isSameColor(found: SymbolInstance, { mode, ...values }: Record<string, string | number>): boolean {
  const near = (one: number, other: number): boolean => Math.abs(one - other) <= 0.01;
  switch (mode) {
    case 'Alpha':
      return near(found.colorAlphaPercent / 100, Number(values.alphaMultiplier));
    case 'Brightness':
      return found.colorMode === 'brightness' && near(found.brightness / 100, Number(values.brightness));
    case 'Tint':
      return (
        found.colorMode === 'tint' &&
        near(found.tintPercent / 100, Number(values.tintMultiplier)) &&
        String(found.tintColor).toUpperCase() === String(values.tintColor).toUpperCase()
      );
    default:
      return (['Red', 'Green', 'Blue', 'Alpha'] as const).every((channel) => {
        const percent = found[`color${channel}Percent`] / 100;
        const amount = found[`color${channel}Amount`];
        const lower = channel.toLowerCase();
        const offset = Number(values[`${lower}Offset`] ?? values[`${channel}Offset`] ?? 0);
        return (
          near(percent, Number(values[`${lower}Multiplier`] ?? values[`${channel}Multiplier`] ?? 1)) &&
          Math.abs(amount - offset) <= 1
        );
      });
  }
}
