import { inflateSync } from 'node:zlib';
import { readPlace, type SwfPlace } from './swfPlaces';
import { readShapeStyles } from './swfShapes';
import { SwfBits } from './SwfBits';

export interface SwfTag {
  code: number;
  body: Uint8Array;
}

/** What is at the depths of a timeline at each frame; the lists of frames that are alike are the same. */
export interface SwfTimeline {
  frames: ReadonlyMap<number, SwfPlace>[];
  labels: [frame: number, name: string][];
  actions: [frame: number, body: Uint8Array][];
  /** Characters that sounds are started of. */
  sounds: [frame: number, id: number][];
}

export type SwfCharacter =
  | { kind: 'sprite'; timeline: SwfTimeline }
  | { kind: 'shape' | 'morph'; colors: string[]; box: number[] }
  | { kind: 'button' | 'text' | 'edit' | 'font' | 'bitmap' | 'sound' | 'video'; body: Uint8Array };

export interface SwfMovie {
  version: number;
  stage: number[];
  frameRate: number;
  frameCount: number;
  tags: SwfTag[];
  characters: Map<number, SwfCharacter>;
  /** Numbers of classes and exported symbols by name. */
  exports: Map<string, number>;
  root: SwfTimeline;
}

const SHAPES = [2, 22, 32, 83];
const MORPHS = [46, 84];
const OTHERS = new Map([
  ...[6, 20, 21, 35, 36].map((code) => [code, 'bitmap'] as const),
  ...[7, 34].map((code) => [code, 'button'] as const),
  ...[11, 33].map((code) => [code, 'text'] as const),
  [14, 'sound'] as const,
  [37, 'edit'] as const,
  [60, 'video'] as const,
  ...[48, 75].map((code) => [code, 'font'] as const),
]);

/** Reads a movie, and fails at what is damaged: characters that are used before they are defined, data that end early. */
export function readSwf(bytes: Uint8Array): SwfMovie {
  const kind = String.fromCharCode(...bytes.subarray(0, 3));
  const data = kind === 'CWS' ? inflateSync(bytes.subarray(8)) : bytes.subarray(8);
  if (new SwfBits(bytes, 4).u32() !== data.length + 8) throw new Error('the length is wrong');
  const head = new SwfBits(data);
  const stage = head.rectangle();
  const frameRate = head.u16() / 256;
  const frameCount = head.u16();
  const tags = tagsOf(data, head.at);
  const characters = new Map<number, SwfCharacter>();
  const exports = new Map<string, number>();
  for (const tag of tags) define(tag, characters, exports);
  const root = timelineOf(tags, characters);
  return { version: bytes[3], stage, frameRate, frameCount, tags, characters, exports, root };
}

function tagsOf(data: Uint8Array, at: number): SwfTag[] {
  const tags: SwfTag[] = [];
  const bits = new SwfBits(data, at);
  for (;;) {
    const head = bits.u16();
    const length = (head & 63) === 63 ? bits.u32() : head & 63;
    if (head >> 6 === 0) break;
    tags.push({ code: head >> 6, body: bits.bytes(length) });
  }
  if (!bits.isAtEnd) throw new Error('something follows the end');
  return tags;
}

function define(
  { code, body }: SwfTag,
  characters: Map<number, SwfCharacter>,
  exports: Map<string, number>,
): void {
  const bits = new SwfBits(body);
  if (code === 56 || code === 76) {
    for (let left = bits.u16(); left > 0; left--) {
      const id = bits.u16();
      exports.set(bits.text(), id);
    }
    return;
  }
  const character = characterOf(code, body, characters);
  if (!character) return;
  const id = bits.u16();
  if (characters.has(id)) throw new Error(`character ${id} is defined twice`);
  characters.set(id, character);
}

function characterOf(
  code: number,
  body: Uint8Array,
  characters: ReadonlyMap<number, SwfCharacter>,
): SwfCharacter | undefined {
  if (code === 39) return { kind: 'sprite', timeline: timelineOf(tagsOf(body, 4), characters) };
  if (SHAPES.includes(code)) return { kind: 'shape', ...readShapeStyles(body, SHAPES.indexOf(code) + 1) };
  if (MORPHS.includes(code)) return { kind: 'morph', ...readShapeStyles(body, code === 84 ? 6 : 5) };
  const kind = OTHERS.get(code);
  return kind && { kind, body };
}

function timelineOf(tags: readonly SwfTag[], characters: ReadonlyMap<number, SwfCharacter>): SwfTimeline {
  const timeline: SwfTimeline = { frames: [], labels: [], actions: [], sounds: [] };
  const shown = new Map<number, SwfPlace>();
  for (const { code, body } of tags) {
    const bits = new SwfBits(body);
    const frame = timeline.frames.length;
    if (code === 1) timeline.frames.push(byDepth(shown));
    else if (code === 12) timeline.actions.push([frame, body]);
    else if (code === 15) timeline.sounds.push([frame, bits.u16()]);
    else if (code === 43) timeline.labels.push([frame, bits.text()]);
    else if (code === 28) remove(shown, bits.u16());
    else if (code === 26 || code === 70) place(shown, body, code === 70, characters);
  }
  return timeline;
}

function byDepth(shown: ReadonlyMap<number, SwfPlace>): Map<number, SwfPlace> {
  return new Map([...shown].sort(([one], [other]) => one - other));
}

function remove(shown: Map<number, SwfPlace>, depth: number): void {
  if (!shown.delete(depth)) throw new Error(`nothing is at depth ${depth} that could be removed`);
}

function place(
  shown: Map<number, SwfPlace>,
  body: Uint8Array,
  isThird: boolean,
  characters: ReadonlyMap<number, SwfCharacter>,
): void {
  const { depth, isMove, said } = readPlace(body, isThird);
  const old = shown.get(depth);
  if (isMove !== (old !== undefined))
    throw new Error(`depth ${depth} is placed twice, or moved without an object`);
  const next = { ...old, ...said } as SwfPlace;
  if (!characters.has(next.id)) throw new Error(`character ${next.id} is placed before it is defined`);
  shown.set(depth, next);
}
