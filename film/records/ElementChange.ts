import {
  setBrightness,
  setChannel,
  setTint,
  CHANNELS,
  channelEffectsOf,
  readColorEffect,
  type DocumentColorEffect,
} from '../../document/xfl/colorEffect';
import { writeFilters, type FilterValue } from '../../document/xfl/filters';
import { isBaked } from '../../document/xfl/isBaked';
import { readMatrix, storedMatrix, writeMatrix } from '../../document/xfl/nodeMatrix';
import { writePlaceInSpace, type PlaceInSpace } from '../../document/xfl/nodeSpace';
import { INSTANCE } from '../../document/xfl/schema/instanceSchema';
import { transformNode } from '../../document/xfl/transformNode';
import type { XmlNode } from '../../document/xml/XmlNode';
import { concat, IDENTITY, invert, type Matrix } from '../../geometry/matrix';
import type { FilmElement } from './FilmElement';
import type { MorphedShape } from './MorphedShape';

/** What time has made of an element of a keyframe. What is undefined is as on the keyframe. */
export interface ElementChange {
  /** Its matrix, as a document can hold it. */
  readonly matrix?: Matrix;
  /** Its matrix in place of `matrix`, where its content is in the coordinates of its parent and is carried along. */
  readonly carriedTo?: Matrix;
  readonly space?: PlaceInSpace;
  readonly color?: DocumentColorEffect;
  readonly filters?: readonly FilterValue[];
  /** The frame that a graphic or a video has come to. */
  readonly firstFrame?: number;
  /** The lines and styles of a shape. */
  readonly shape?: MorphedShape;
  /** The members of a group. */
  readonly members?: readonly FilmElement[];
}

/** The change that gives an element another matrix. */
export function changedMatrix({ stored }: FilmElement, matrix: Matrix): ElementChange {
  return isBaked(stored) ? { carriedTo: matrix } : { matrix: storedMatrix(matrix, readMatrix(stored)) };
}

/** Writes a change into a copy of the element that it is of. */
export function writeChange(copy: XmlNode, change: ElementChange): void {
  const { shape, matrix, carriedTo, space, color, filters, firstFrame, members } = change;
  shape?.writeTo(copy);
  if (matrix) writeMatrix(copy, matrix);
  if (carriedTo) transformNode(copy, concat(carriedTo, invert(readMatrix(copy)) ?? IDENTITY), true);
  if (space) writePlaceInSpace(copy, space);
  if (color) writeColorEffect(copy, color);
  if (filters) writeFilters(copy, 'Element.filters', filters);
  if (firstFrame !== undefined) INSTANCE.firstFrame.write(copy, firstFrame);
  if (members)
    for (const [index, member] of copy.child('members')?.children.entries() ?? [])
      members[index]?.writeChange(member);
}

function writeColorEffect(copy: XmlNode, effect: DocumentColorEffect): void {
  if (effect.mode === 'brightness') setBrightness(copy, effect.brightness);
  else if (effect.mode === 'tint') setTint(copy, effect.color, effect.strength);
  else {
    const before = channelEffectsOf(readColorEffect(copy));
    for (const channel of CHANNELS) {
      const { multiplier, offset } = effect.channels[channel];
      const isSame = multiplier === before[channel].multiplier && offset === before[channel].offset;
      if (!isSame) setChannel(copy, channel, { multiplier, offset });
    }
  }
}
