// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isMotionObject } from '../../host/keyframes.mjs';
import { forEach } from '../support/forEach.mjs';

function refuseMotionObjects(method, frames) {
    forEach(method, frames, function refuseOne(frame) {
        if (!isMotionObject(frame))
            return;
        var advice = "leave motion objects out with filter(':not(:motion)')";
        throw new Error('it is a motion object, which scripts cannot change; ' + advice);
    });
}

export { refuseMotionObjects };
