import { isMemberName } from '../text/memberName';

/** How far a setter has come. */
export interface Progress {
  index: number;
  /** Whether it was setting the property, rather than asking the callback for its value; true to begin with. */
  isSetting: boolean;
}

/**
 * Sets one property of all elements, in order, and leaves in `progress` where it ended, also when something throws.
 *
 * @param value the value, or the callback that gives it for an element, its index and all elements
 * @param scope `this` of the callback
 */
export type Setter = (elements: unknown[], value: unknown, scope: unknown, progress: Progress) => void;

const written: Record<string, Setter> = {};

/** Where this code runs in strict mode, a property that cannot be set throws: source text has to as well. */
const STRICT = (function (this: unknown) {
  return this === undefined ? '"use strict";' : '';
})();

/**
 * A setter of a property as source text with its name in it: engines that only interpret take twice as long for a name
 * that they have to look up each time. Like all source text of ours it is ES3, although no gate sees it.
 *
 * @param isCalled whether the values come from a callback
 * @returns null for a name that cannot stand behind a dot
 */
export function writeSetter(name: string, isCalled: boolean): Setter | null {
  if (!isMemberName(name)) return null;
  const key = (isCalled ? 'called ' : 'plain ') + name;
  if (!written[key]) {
    const call = isCalled ? 'own=value.call(scope,list[i],i,list);set=i;' : '';
    const tell = isCalled ? 'progress.isSetting=set===i;' : '';
    const loop = `for(;i<list.length;i++){${call}list[i].${name}=${isCalled ? 'own' : 'value'};}`;
    const source = `${STRICT}var i=0,set=-1,own;try{${loop}}finally{progress.index=i;${tell}}`;
    written[key] = Function('list,value,scope,progress', source) as Setter;
  }
  return written[key];
}
