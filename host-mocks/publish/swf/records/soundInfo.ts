import { FULL_LEVEL } from '../../../model/timeline/sound';
import { readInteger, readText } from '../../../model/xfl/attributes';
import type { XmlNode } from '../../../xml/XmlNode';
import type { ByteWriter } from '../bytes/ByteWriter';

/** Points of an envelope at most: their count is a byte. */
const MOST_POINTS = 255;

/** How often an endless sound plays: as often as players can count. */
const ENDLESS = 65535;

/**
 * How a keyframe starts or stops its sound (`SOUNDINFO`). Times are samples of a sound of 44,100 a second. Source: SWF 19. An
 * end that is not before that of the sound is left out, as Adobe's programs do (five movies beside their documents).
 *
 * @param length - of the sound
 */
export function writeSoundInfo(out: ByteWriter, keyframe: XmlNode, length: number): void {
  const sync = readText(keyframe, 'soundSync', 'event');
  const start = readInteger(keyframe, 'inPoint44');
  const said = readInteger(keyframe, 'outPoint44');
  const end = said < length ? said : 0;
  const loops = readText(keyframe, 'soundLoopMode') === 'loop' ? ENDLESS : readInteger(keyframe, 'soundLoop');
  const points = envelopeOf(keyframe);
  const isStop = sync === 'stop';
  out
    .bits(0, 2)
    .flag(isStop)
    .flag(sync === 'start')
    .flag(points.length > 0 && !isStop);
  out
    .flag(loops > 0 && !isStop)
    .flag(end > 0 && !isStop)
    .flag(start > 0 && !isStop);
  if (isStop) return;
  if (start > 0) out.u32(start);
  if (end > 0) out.u32(end);
  if (loops > 0) out.u16(Math.min(ENDLESS, loops));
  if (points.length > 0) writeEnvelope(out, points);
}

function writeEnvelope(out: ByteWriter, points: readonly XmlNode[]): void {
  out.u8(points.length);
  for (const point of points) {
    out.u32(Math.max(0, readInteger(point, 'mark44')));
    for (const side of ['level0', 'level1'])
      out.u16(Math.max(0, Math.min(FULL_LEVEL, readInteger(point, side))));
  }
}

/** One point at full level says nothing. */
function envelopeOf(keyframe: XmlNode): readonly XmlNode[] {
  const points = keyframe.child('SoundEnvelope')?.childrenNamed('SoundEnvelopePoint') ?? [];
  const isPlain = points.every((point) =>
    ['level0', 'level1'].every((side) => readInteger(point, side) >= FULL_LEVEL),
  );
  return isPlain ? [] : points.slice(0, MOST_POINTS);
}
