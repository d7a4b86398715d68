import { addMissing } from './addMissing';
import { bind } from './bind';
import { now, toISOString, toJSON } from './dates';
import { every, filter, forEach, map, some } from './iteration';
import { parse, stringify } from './jsonMembers';
import { defineProperties, getOwnPropertyDescriptor, getOwnPropertyNames, getPrototypeOf } from './objects';
import { reduce, reduceRight } from './reduction';
import { indexOf, isArray, lastIndexOf } from './search';

/**
 * Adds, where they are missing, the members of ES5 that extendscript-es5-shim gets wrong or leaves out: those that
 * know Arrays and functions by ExtendScript's private `__class__`, or objects by its `reflect`; `indexOf` and
 * `lastIndexOf`, which misread fractions, Infinity or -0; dates without milliseconds or of far years; JSON that runs
 * what it reads.
 */
const globals = Function('', 'return this')() as { JSON?: object };

addMissing(Array, { isArray });
addMissing(Array.prototype, { every, filter, forEach, indexOf, lastIndexOf, map, reduce, reduceRight, some });
addMissing(Function.prototype, { bind });
addMissing(Object, { defineProperties, getOwnPropertyDescriptor, getOwnPropertyNames, getPrototypeOf });
addMissing(Date, { now });
addMissing(Date.prototype, { toISOString, toJSON });
if (typeof globals.JSON !== 'object') globals.JSON = {};
addMissing(globals.JSON as object, { parse, stringify });
