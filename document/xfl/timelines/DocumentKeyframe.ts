import { recordOf } from '../schema/recordOf';
import { KEYFRAME, type LabelType } from '../schema/timelineSchema';

/** A keyframe: its label, its tween and its place in depth. Where its span begins and ends, `spans.ts` reads. */
export class DocumentKeyframe extends recordOf(KEYFRAME) {
  /** Undefined without a name. */
  get label(): { readonly name: string; readonly type: LabelType } | undefined {
    const { name } = this;
    return name === '' ? undefined : { name, type: this.labelType };
  }
  /** True for motion objects and poses: their tween is stored as a whole, and a keyframe inside it ends it. */
  get isWhole(): boolean {
    return this.isMotionObject || this.isIKPose;
  }
  /** True if the frame is tweened towards the next keyframe. */
  get isTweened(): boolean {
    return this.tweenType !== 'none' || this.isMotionObject;
  }
}
