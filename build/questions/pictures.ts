import type { Questions } from './Questions';
import { elementAt } from './support/stage';
import { tweenedDocument } from './support/tweenedDocument';

/** Questions about what pictures show, as far as a keyframe can answer them. */
export const pictures: Questions = {
  'tweened-mirrored'() {
    const document = tweenedDocument();
    const last = elementAt(document, 10);
    const { matrix } = last;
    matrix.a = -1;
    last.matrix = matrix;
    document.getTimeline().insertKeyframe(3);
    const { a, b, c, d } = elementAt(document, 3).matrix;
    return [a, b, c, d];
  },
};
