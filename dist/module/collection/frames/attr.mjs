// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { checkedSetter } from '../support/checkedSetter.mjs';
import { FRAME_VALUES } from '../support/frameValues.mjs';

function setterOfFrames(name, frames, method) {
    return checkedSetter(method, frames, name, FRAME_VALUES);
}

export { setterOfFrames };
