import { checkCallback, lengthOf, listOf } from './arrayLike';

type Reducer = (soFar: unknown, value: unknown, index: number, list: unknown) => unknown;

/** `Array.prototype.reduce` of ES5. */
export function reduce(this: unknown, callback: Reducer, _initial?: unknown): unknown {
  return fold('reduce', this, callback, arguments, 1);
}

/** `Array.prototype.reduceRight` of ES5. */
export function reduceRight(this: unknown, callback: Reducer, _initial?: unknown): unknown {
  return fold('reduceRight', this, callback, arguments, -1);
}

function fold(method: string, object: unknown, callback: Reducer, args: IArguments, step: 1 | -1): unknown {
  const list = listOf(object);
  checkCallback(method, callback);
  const length = lengthOf(list);
  let isStarted = args.length > 1;
  let soFar = args[1] as unknown;
  for (let i = step > 0 ? 0 : length - 1; i >= 0 && i < length; i += step) {
    if (!(i in list)) continue;
    soFar = isStarted ? callback(soFar, list[i], i, list) : list[i];
    isStarted = true;
  }
  if (!isStarted) throw new TypeError('Array.prototype.' + method + ': an empty list and no initial value');
  return soFar;
}
