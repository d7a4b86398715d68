import { isMotionObject } from '../../host/keyframes';
import { forEach } from '../support/forEach';

/** Refuses motion objects: their tween is stored as a whole, and no member of the host takes its place. */
export function refuseMotionObjects(method: string, frames: Frame[]): void {
  forEach(method, frames, function refuseOne(frame) {
    if (!isMotionObject(frame)) return;
    const advice = "leave motion objects out with filter(':not(:motion)')";
    throw new Error('it is a motion object, which scripts cannot change; ' + advice);
  });
}
