import type { DocumentSound } from '../../../document/xfl/sounds/DocumentSound';
import type { ByteWriter } from '../../../platform/ByteWriter';

/** Maximum number of points in an envelope: their count is a byte. */
const MAX_POINTS = 255;

/** How often an endless sound plays: as often as players can count. */
const ENDLESS = 65535;

/**
 * How a keyframe starts or stops its sound (`SOUNDINFO`). Times are samples of a sound of 44,100 a second. Source: SWF 19. An
 * end that is not before that of the sound is left out, as Adobe's programs do (five movies beside their documents).
 *
 * @param length - of the sound
 */
export function writeSoundInfo(out: ByteWriter, sound: DocumentSound, length: number): void {
  const { soundSync: sync, inPoint44: start, outPoint44, plays } = sound;
  const end = outPoint44 < length ? outPoint44 : 0;
  // A sound that is heard once has no count.
  const loops = plays > 1 ? Math.min(ENDLESS, plays) : 0;
  const points = envelopeOf(sound);
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
  if (loops > 0) out.u16(loops);
  if (points.length > 0) writeEnvelope(out, points);
}

type Envelope = DocumentSound['envelope'];

function writeEnvelope(out: ByteWriter, points: Envelope): void {
  out.u8(points.length);
  for (const { mark44, level0, level1 } of points) out.u32(mark44).u16(level0).u16(level1);
}

/** One point at full level says nothing. */
function envelopeOf({ envelope }: DocumentSound): Envelope {
  return envelope.every(({ isFull }) => isFull) ? [] : envelope.slice(0, MAX_POINTS);
}
