import { contract } from '../../host-mocks/contract/contract';
import type { Host } from '../host/Host';

/** A script that reads the method names of the library's classes, if it is loaded and no script replaced them. */
const LIBRARY_METHODS = `(function () {
  var names = [], classes, index, name;
  try {
    classes = [ElementCollection, ItemCollection, LayerCollection, FrameCollection];
    for (index = 0; index < classes.length; index++)
      for (name in classes[index].prototype)
        if (typeof classes[index].prototype[name] === 'function') names.push(name);
  } catch (error) {}
  return names.join(' ');
}())`;

/** The methods that a script can call: those of the library's collections, and those of the host's objects. */
export function methodNames(host: Host): readonly string[] {
  const ofLibrary = host.world.run(LIBRARY_METHODS, 'methods');
  const ofHost = Object.values(contract).flatMap(({ methods }) => methods);
  return [...new Set([...(typeof ofLibrary === 'string' ? ofLibrary.split(' ') : []), ...ofHost])];
}
