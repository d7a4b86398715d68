import { read } from '../../host/read';

const UNKNOWN = 'it must be on the current frame, unlocked, on a layer that is neither locked nor hidden';

/**
 * Says why the host leaves an element out of a selection, and what helps.
 * Host members: `locked`, `layer`; of the layer `name`, `locked`, `visible`.
 */
export function whyNotSelectable(element: object): string {
  let reason = UNKNOWN;
  try {
    reason = reasonOf(element);
  } catch {
    // An element that was deleted meanwhile refuses to be read.
  }
  return 'it cannot be selected: ' + reason;
}

function reasonOf(element: object): string {
  if (read(element, 'locked') === true) return 'it is locked';
  const layer = read(element, 'layer') as object;
  const named = 'its layer "' + String(read(layer, 'name')) + '" is ';
  if (read(layer, 'locked') === true)
    return named + "locked; unlock it first, with layers().attr('locked', false)";
  if (read(layer, 'visible') === false)
    return named + "hidden; show it first, with layers().attr('visible', true)";
  return UNKNOWN;
}
