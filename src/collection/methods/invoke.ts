import { failure } from '../../host/failure';
import { readProperty } from '../../host/readPath';
import { forEach } from '../support/forEach';

type Method = (this: unknown, ...params: unknown[]) => unknown;

/**
 * Calls a method of each element. All methods are looked up before the first call, so that nothing has happened
 * when one is missing.
 */
export function invokeOnEach(caller: string, elements: unknown[], name: string, params: unknown[]): void {
  const methods: Method[] = [];
  forEach(caller, elements, function findMethod(element, index) {
    const method = readProperty(element, name);
    if (typeof method !== 'function') throw new TypeError('it has no method "' + name + '"');
    methods[index] = method as Method;
  });
  const targets = elements.slice();
  for (let i = 0; i < targets.length; i++) {
    try {
      methods[i].apply(targets[i], params);
    } catch (error) {
      throw failure(caller, i, targets[i], error);
    }
  }
}
