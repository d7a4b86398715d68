import { contract } from '../../host-mocks/contract/contract';
import type { Host } from '../host/Host';

/** A script that reads the method names of the library's classes, if it is loaded and no script replaced them. */
const LIBRARY_METHODS = `(function () {
  var names = [], classes, index, at, own, i;
  // Engines that have it list the methods of classes by it alone.
  function list(object) {
    var all = [], name;
    if (Object.getOwnPropertyNames)
      for (at = object; at && at !== Object.prototype; at = Object.getPrototypeOf(at))
        all = all.concat(Object.getOwnPropertyNames(at));
    else for (name in object) all.push(name);
    return all;
  }
  try {
    classes = { ElementCollection: ElementCollection, ItemCollection: ItemCollection, LayerCollection: LayerCollection,
      FrameCollection: FrameCollection };
    for (index in classes) {
      own = list(classes[index].prototype);
      for (i = 0; i < own.length; i++)
        if (own[i] !== 'constructor' && typeof classes[index].prototype[own[i]] === 'function')
          names.push(index + '.' + own[i]);
    }
  } catch (error) {}
  return names.join(' ');
}())`;

/** The methods of collections, each with the classes that have it; none if the library is not loaded. */
export function collectionMethods(host: Host): ReadonlyMap<string, readonly string[]> {
  const text = host.world.run(LIBRARY_METHODS, 'methods');
  const methods = new Map<string, string[]>();
  for (const pair of typeof text === 'string' && text !== '' ? text.split(' ') : []) {
    const [owner = '', name = ''] = pair.split('.');
    const owners = methods.get(name) ?? [];
    if (!owners.includes(owner)) methods.set(name, [...owners, owner]);
  }
  return methods;
}

/** The methods that a script can call: those of the library's collections, and those of the host's objects. */
export function methodNames(host: Host): readonly string[] {
  const ofHost = Object.values(contract).flatMap(({ methods }) => methods);
  return [...new Set([...collectionMethods(host).keys(), ...ofHost])];
}
