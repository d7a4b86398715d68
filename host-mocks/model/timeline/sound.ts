import { HostError } from '../../../document/checks/HostError';
import { XmlNode } from '../../../document/xml/XmlNode';
import { describeValue } from '../../../document/checks/checkValue';
import { FULL_LEVEL, SOUND, SOUND_POINT } from '../../../document/xfl/schema/soundSchema';
import type { XflAttribute } from '../../../document/xfl/schema/XflAttribute';
import { written } from '../../../document/xfl/schema/recordOf';
import { DocumentSound } from '../../../document/xfl/sounds/DocumentSound';
import { checked } from '../../../document/xfl/assign';
import type { ElementDocument, PlacedItem } from '../elements/ElementOwner';
import { removeChild } from '../../../document/xfl/childNodes';

/** One point of a volume envelope: `mark` in samples of 44.1 kHz, the levels from 0 to 32768. */
export interface EnvelopePoint {
  mark: number;
  leftChannel: number;
  rightChannel: number;
}

/** The names of the attributes of a keyframe that belong to its sound. */
export const SOUND_ATTRIBUTES = Object.keys(SOUND);

/** The item of the frame's sound; null if there is none, or the library does not have one of that name. */
export function soundItemOf(frame: XmlNode, document: ElementDocument): PlacedItem | null {
  const item = document.itemAt(SOUND.soundName.read(frame));
  return item?.itemType === 'sound' ? item : null;
}

/** Attaches the sound of that path, or, for an empty text, removes the sound. */
export function attachSound(frame: XmlNode, path: string, document: ElementDocument): void {
  if (path === '') {
    for (const name of SOUND_ATTRIBUTES) frame.setAttr(name, null);
    removeChild(frame, 'SoundEnvelope');
    return;
  }
  if (document.itemAt(path)?.itemType !== 'sound') {
    throw new HostError(`Frame.soundName: the library has no sound called ${describeValue(path)}`);
  }
  if (SOUND.soundName.read(frame) === path) return;
  SOUND.soundName.write(frame, path);
  if (!frame.child('SoundEnvelope'))
    writeEnvelope(frame, [{ mark: 0, leftChannel: FULL_LEVEL, rightChannel: FULL_LEVEL }]);
}

export function readEnvelope(frame: XmlNode): EnvelopePoint[] {
  return new DocumentSound(frame).envelope.map(({ mark44, level0, level1 }) => ({
    mark: mark44,
    leftChannel: level0,
    rightChannel: level1,
  }));
}

export function writeEnvelope(frame: XmlNode, points: unknown): void {
  if (!Array.isArray(points)) {
    throw new HostError(`Frame.setSoundEnvelope: expected an Array of points, got ${describeValue(points)}`);
  }
  const nodes = points.map((point: Partial<EnvelopePoint> | null) => {
    const given = (attribute: XflAttribute<number>, property: keyof EnvelopePoint): number =>
      checked(attribute, `Frame.setSoundEnvelope: ${property}`, point?.[property]);
    const { mark44, level0, level1 } = SOUND_POINT;
    const [mark, left] = [given(mark44, 'mark'), given(level0, 'leftChannel')];
    return XmlNode.create('SoundEnvelopePoint', {
      ...written(SOUND_POINT, { mark44: mark }),
      // Documents name the levels, 0 too.
      level0: level0.format(left),
      level1: level1.format(given(level1, 'rightChannel')),
    });
  });
  removeChild(frame, 'SoundEnvelope');
  const before = frame.children.findIndex((child) => child.name === 'tweens' || child.name === 'elements');
  const envelope = XmlNode.create('SoundEnvelope', {}, nodes);
  frame.insert(envelope, before < 0 ? frame.children.length : before);
}
