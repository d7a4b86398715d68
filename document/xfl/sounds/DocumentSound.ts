import type { XmlNode } from '../../xml/XmlNode';
import { itemPathOf } from '../itemPathOf';
import { recordOf } from '../schema/recordOf';
import { FULL_LEVEL, SOUND, SOUND_POINT } from '../schema/soundSchema';

/** A point of a volume envelope: the time in samples of 44.1 kHz, the levels from 0 to `FULL_LEVEL`. */
class SoundPoint extends recordOf(SOUND_POINT) {
  get isFull(): boolean {
    return this.level0 === FULL_LEVEL && this.level1 === FULL_LEVEL;
  }
}

/** How a keyframe starts or stops a sound. */
export class DocumentSound extends recordOf(SOUND) {
  constructor(private readonly node: XmlNode) {
    super(node);
  }

  /** The path of the sound in the library; empty for none. */
  get path(): string {
    return itemPathOf(this.node, 'soundName');
  }
  /** True for a sound that runs with the frames of its keyframe. */
  get isStream(): boolean {
    return this.soundSync === 'stream';
  }
  /** How often it is heard; Infinity for a sound without end. */
  get plays(): number {
    return this.soundLoopMode === 'loop' ? Infinity : Math.max(1, this.soundLoop);
  }
  /** In the order of the document. */
  get envelope(): SoundPoint[] {
    const points = this.node.child('SoundEnvelope')?.childrenNamed('SoundEnvelopePoint') ?? [];
    return points.map((point) => new SoundPoint(point));
  }
}
