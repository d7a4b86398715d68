import fs from 'node:fs';
import path from 'node:path';

interface Instance {
  SYMBOL_name: string;
  Instance_Name: string;
  symbolType: string;
  firstFrame?: number;
  loop?: string;
  bitmap?: object;
  Matrix3D: Record<string, number>;
}
interface Frame {
  name?: string;
  index: number;
  duration: number;
  elements: { SYMBOL_Instance?: Instance }[];
}
interface Symbol {
  SYMBOL_name: string;
  TIMELINE: { LAYERS: { Layer_name: string; Frames: Frame[] }[] };
}
interface Animation {
  ANIMATION: Symbol;
  SYMBOL_DICTIONARY: { Symbols: Symbol[] };
}

/** How often a written atlas says something else than Animate's. */
export interface AtlasScore {
  compared: number;
  symbols: number;
  layers: number;
  frames: number;
  labels: number;
  /** Names, kinds, loop modes and first frames of instances, and whether they are pictures. */
  words: number;
  /** Matrices of which a factor differs by more than 0.0002, the next entry of Animate's table of sines. */
  linear: number;
  /** Places that differ by more than 0.05 px, to which Animate rounds. */
  places: number;
  worstPlace: number;
}

/** Compares `Animation.json` in two folders, instance by instance. */
export function scoreWritten(expectedFolder: string, writtenFolder: string): AtlasScore {
  const score = {
    compared: 0,
    symbols: 0,
    layers: 0,
    frames: 0,
    labels: 0,
    words: 0,
    linear: 0,
    places: 0,
    worstPlace: 0,
  };
  const [expected, written] = [symbolsOf(expectedFolder), symbolsOf(writtenFolder)];
  const names = (symbols: Symbol[]): string => symbols.map(({ SYMBOL_name }) => SYMBOL_name).join();
  if (names(expected) !== names(written)) score.symbols++;
  expected.forEach((symbol, index) => {
    const [layers, ours] = [symbol.TIMELINE.LAYERS, written[index]?.TIMELINE.LAYERS ?? []];
    if (layers.map((layer) => layer.Layer_name).join() !== ours.map((layer) => layer.Layer_name).join())
      score.layers++;
    layers.forEach(({ Frames }, at) => {
      scoreFrames(Frames, ours[at]?.Frames ?? [], score);
    });
  });
  return score;
}

function scoreFrames(expected: Frame[], written: Frame[], score: AtlasScore): void {
  if (expected.length !== written.length) score.frames++;
  expected.forEach((frame, index) => {
    const ours = written.at(index);
    if (ours?.index !== frame.index || ours.duration !== frame.duration) score.frames++;
    if (ours?.name !== frame.name) score.labels++;
    const instances = ours?.elements.flatMap(({ SYMBOL_Instance: one }) => one ?? []) ?? [];
    frame.elements
      .flatMap(({ SYMBOL_Instance: one }) => one ?? [])
      .forEach((instance, at) => {
        score.compared++;
        scoreInstance(instance, instances.at(at), score);
      });
  });
}

function scoreInstance(expected: Instance, written: Instance | undefined, score: AtlasScore): void {
  const words = ({ SYMBOL_name, Instance_Name, symbolType, firstFrame, loop, bitmap }: Instance): string =>
    [SYMBOL_name, Instance_Name, symbolType, firstFrame, loop, bitmap !== undefined].join();
  if (!written || words(expected) !== words(written)) score.words++;
  const off = (key: string): number => Math.abs(expected.Matrix3D[key] - (written?.Matrix3D[key] ?? NaN));
  if (!['m00', 'm01', 'm10', 'm11'].every((key) => off(key) <= 0.0002)) score.linear++;
  const place = Math.max(off('m30'), off('m31'));
  if (!(place <= 0.0501)) score.places++;
  score.worstPlace = Math.max(score.worstPlace, place);
}

function symbolsOf(folder: string): Symbol[] {
  const text = fs.readFileSync(path.join(folder, 'Animation.json'), 'utf8').replace(/^\ufeff/, '');
  const { ANIMATION, SYMBOL_DICTIONARY } = JSON.parse(text) as Animation;
  return [ANIMATION, ...SYMBOL_DICTIONARY.Symbols];
}
