import { DistinctList } from '../../subjects/DistinctList';
import type { QueryRun } from '../../subjects/QueryRun';
import type { Subject } from '../../subjects/Subject';
import { parentSubject } from './tree';

/** Layers that are, or are below, a folder with the switch at the value; and those that are not. */
interface Known {
  on: DistinctList;
  off: DistinctList;
}

/**
 * Makes a function that returns true when a layer, or a folder that it is in, has a switch at a value: the host shows
 * both alike. What was found out of a folder is kept for a run. Host members: `parentLayer`, `layerType`, the switch.
 */
export function switchTest(name: string, value: boolean): (layer: Subject, run: QueryRun) => boolean {
  const newKnown = (): Known => ({ on: new DistinctList(), off: new DistinctList() });

  function isAboveSwitched(layer: Subject, run: QueryRun): boolean {
    const { on, off } = run.remember(newKnown);
    const path: Subject[] = [];
    let isOn = false;
    for (let at = parentSubject(layer, run); at && !isOn && !off.has(at); at = parentSubject(at, run)) {
      isOn = on.has(at) || (at.read('layerType') === 'folder' && at.read(name) === value);
      path.push(at);
    }
    (isOn ? on : off).addAll(path);
    return isOn;
  }

  return (layer, run) => layer.read(name) === value || isAboveSwitched(layer, run);
}
