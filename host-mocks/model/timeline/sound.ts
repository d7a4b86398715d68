import { HostError } from '../../realm/HostError';
import { XmlNode } from '../../xml/XmlNode';
import { checkNumber, describeValue } from '../../realm/checkValue';
import { readNumber, readText } from '../xfl/attributes';
import type { ElementDocument, PlacedItem } from '../elements/ElementOwner';
import { removeChild } from '../xfl/childNodes';

export const SOUND_EFFECTS = [
  'none',
  'left channel',
  'right channel',
  'fade left to right',
  'fade right to left',
  'fade in',
  'fade out',
  'custom',
] as const;

/** One point of a volume envelope: `mark` in samples of 44.1 kHz, the levels from 0 to 32768. */
export interface EnvelopePoint {
  mark: number;
  leftChannel: number;
  rightChannel: number;
}

/** The level at which a sound is as loud as it is. */
export const FULL_LEVEL = 32768;

/** The attributes of a keyframe that belong to its sound. */
export const SOUND_ATTRIBUTES = [
  'soundName',
  'soundSync',
  'soundEffect',
  'soundLoop',
  'soundLoopMode',
  'inPoint44',
  'outPoint44',
];

/** The item of the frame's sound; null where there is none, or where the library has none of that name. */
export function soundItemOf(frame: XmlNode, document: ElementDocument): PlacedItem | null {
  const item = document.itemAt(readText(frame, 'soundName'));
  return item?.itemType === 'sound' ? item : null;
}

/** Attaches the sound of that path, or with an empty text takes the sound away. */
export function attachSound(frame: XmlNode, path: string, document: ElementDocument): void {
  if (path === '') {
    for (const name of SOUND_ATTRIBUTES) frame.setAttr(name, null);
    removeChild(frame, 'SoundEnvelope');
    return;
  }
  if (document.itemAt(path)?.itemType !== 'sound') {
    throw new HostError(`Frame.soundName: the library has no sound called ${describeValue(path)}`);
  }
  if (frame.attr('soundName') === path) return;
  frame.setAttr('soundName', path);
  if (!frame.child('SoundEnvelope'))
    writeEnvelope(frame, [{ mark: 0, leftChannel: FULL_LEVEL, rightChannel: FULL_LEVEL }]);
}

export function readEnvelope(frame: XmlNode): EnvelopePoint[] {
  const points = frame.child('SoundEnvelope')?.childrenNamed('SoundEnvelopePoint') ?? [];
  return points.map((point) => ({
    mark: readNumber(point, 'mark44'),
    leftChannel: readNumber(point, 'level0'),
    rightChannel: readNumber(point, 'level1'),
  }));
}

export function writeEnvelope(frame: XmlNode, points: unknown): void {
  if (!Array.isArray(points)) {
    throw new HostError(`Frame.setSoundEnvelope: expected an Array of points, got ${describeValue(points)}`);
  }
  const nodes = points.map((point: Partial<EnvelopePoint> | null) => {
    const mark = Math.trunc(checkNumber('Frame.setSoundEnvelope: mark', point?.mark, 0));
    const left = checkNumber('Frame.setSoundEnvelope: leftChannel', point?.leftChannel, 0, FULL_LEVEL);
    const right = checkNumber('Frame.setSoundEnvelope: rightChannel', point?.rightChannel, 0, FULL_LEVEL);
    return XmlNode.create('SoundEnvelopePoint', {
      mark44: mark === 0 ? null : String(mark),
      level0: String(Math.trunc(left)),
      level1: String(Math.trunc(right)),
    });
  });
  removeChild(frame, 'SoundEnvelope');
  const before = frame.children.findIndex((child) => child.name === 'tweens' || child.name === 'elements');
  const envelope = XmlNode.create('SoundEnvelope', {}, nodes);
  frame.insert(envelope, before < 0 ? frame.children.length : before);
}
