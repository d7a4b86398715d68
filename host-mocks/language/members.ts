/**
 * The members of the language in SpiderMonkey 1.8, the engine of Animate: own names by the path of their object. All
 * other members that Node's engine has on these objects are removed. (Symbols cannot be named without `Symbol` and
 * stay, as the engine's own algorithms need them; so do the accessors of RegExp, for the same reason.) Source: the
 * engine's own tables (jsarray.c, jsstr.c, jsdate.c, …) confirmed by experiments on that release.
 */
const ARRAY =
  'join reverse sort push pop shift unshift splice concat slice indexOf lastIndexOf forEach map filter some every ' +
  'reduce reduceRight';
const STRING =
  'substring toLowerCase toUpperCase charAt charCodeAt indexOf lastIndexOf toLocaleLowerCase toLocaleUpperCase ' +
  'localeCompare match search replace split substr concat slice bold italics fixed strike small big blink sup sub ' +
  'fontsize fontcolor link anchor';

/** Static twins of prototype methods: `Array.forEach(list, callback)`, `String.replace(text, from, to)`. */
export const generics: Readonly<Record<'Array' | 'String', readonly string[]>> = {
  Array: ARRAY.split(' '),
  String: STRING.split(' '),
};

export const members: Readonly<Record<string, readonly string[]>> = table({
  '':
    'Object Function Array Number Boolean String Date RegExp Math Error EvalError RangeError ReferenceError ' +
    'SyntaxError TypeError URIError parseFloat parseInt Infinity NaN undefined decodeURI decodeURIComponent ' +
    'encodeURI encodeURIComponent escape unescape eval isFinite isNaN',
  Object: 'prototype length name',
  'Object.prototype':
    'constructor toString toLocaleString valueOf hasOwnProperty isPrototypeOf propertyIsEnumerable __defineGetter__ ' +
    '__defineSetter__ __lookupGetter__ __lookupSetter__ __proto__',
  'Function.prototype': 'constructor toString apply call length name arguments caller',
  Array: 'prototype length name',
  'Array.prototype': `constructor toString toLocaleString length ${ARRAY}`,
  String: 'prototype length name fromCharCode',
  'String.prototype': `constructor toString valueOf length ${STRING}`,
  Number: 'prototype length name MAX_VALUE MIN_VALUE NaN NEGATIVE_INFINITY POSITIVE_INFINITY',
  'Number.prototype': 'constructor toString toLocaleString valueOf toFixed toExponential toPrecision',
  Date: 'prototype length name parse UTC now',
  'Date.prototype':
    'constructor toString toDateString toTimeString toLocaleString toLocaleDateString toLocaleTimeString valueOf ' +
    'getTime getFullYear getUTCFullYear getMonth getUTCMonth getDate getUTCDate getDay getUTCDay getHours ' +
    'getUTCHours getMinutes getUTCMinutes getSeconds getUTCSeconds getMilliseconds getUTCMilliseconds ' +
    'getTimezoneOffset setTime setMilliseconds setUTCMilliseconds setSeconds setUTCSeconds setMinutes ' +
    'setUTCMinutes setHours setUTCHours setDate setUTCDate setMonth setUTCMonth setFullYear setUTCFullYear ' +
    'toUTCString toGMTString getYear setYear',
  Math:
    'abs acos asin atan atan2 ceil cos exp floor log max min pow random round sin sqrt tan E LN10 LN2 LOG10E LOG2E ' +
    'PI SQRT1_2 SQRT2',
  Error: 'prototype length name stackTraceLimit',
  'Error.prototype': 'constructor name message toString',
});

function table(texts: Record<string, string>): Record<string, readonly string[]> {
  return Object.fromEntries(Object.entries(texts).map(([path, names]) => [path, names.split(' ')]));
}
