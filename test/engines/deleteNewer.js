// Deletes every member that ECMA-262 edition 3 does not have from a newer engine's library. Evaluates to a function
// of the global object, for V8 only. What stays although it is newer: members whose keys are Symbols and the flags of
// RegExp.prototype, through which V8 itself runs String#replace; Function#name.
(function deleteNewer(globals) {
  var FUNCTION = 'prototype length name arguments caller';
  var KEPT = {
    Object: FUNCTION,
    'Object.prototype':
      'constructor toString toLocaleString valueOf hasOwnProperty isPrototypeOf propertyIsEnumerable',
    Function: FUNCTION,
    'Function.prototype': FUNCTION + ' constructor toString apply call',
    Array: FUNCTION,
    'Array.prototype':
      'constructor length toString toLocaleString concat join pop push reverse shift slice sort splice unshift',
    String: FUNCTION + ' fromCharCode',
    'String.prototype':
      'constructor length toString valueOf charAt charCodeAt concat indexOf lastIndexOf localeCompare match replace search slice split substr substring toLowerCase toLocaleLowerCase toUpperCase toLocaleUpperCase',
    Boolean: FUNCTION,
    'Boolean.prototype': 'constructor toString valueOf',
    Number: FUNCTION + ' MAX_VALUE MIN_VALUE NaN NEGATIVE_INFINITY POSITIVE_INFINITY',
    'Number.prototype': 'constructor toString toLocaleString valueOf toFixed toExponential toPrecision',
    Math: 'E LN10 LN2 LOG2E LOG10E PI SQRT1_2 SQRT2 abs acos asin atan atan2 ceil cos exp floor log max min pow random round sin sqrt tan',
    Date: FUNCTION + ' parse UTC',
    'Date.prototype':
      'constructor toString toDateString toTimeString toLocaleString toLocaleDateString toLocaleTimeString valueOf getTime getFullYear getUTCFullYear getMonth getUTCMonth getDate getUTCDate getDay getUTCDay getHours getUTCHours getMinutes getUTCMinutes getSeconds getUTCSeconds getMilliseconds getUTCMilliseconds getTimezoneOffset setTime setMilliseconds setUTCMilliseconds setSeconds setUTCSeconds setMinutes setUTCMinutes setHours setUTCHours setDate setUTCDate setMonth setUTCMonth setFullYear setUTCFullYear toUTCString toGMTString getYear setYear',
    RegExp: FUNCTION + ' $1 $2 $3 $4 $5 $6 $7 $8 $9 input lastMatch lastParen leftContext rightContext',
    'RegExp.prototype':
      'constructor exec test toString source global ignoreCase multiline flags hasIndices dotAll unicode unicodeSets sticky',
    Error: FUNCTION,
    'Error.prototype': 'constructor name message toString'
  };
  var GLOBALS =
    'NaN Infinity undefined eval parseInt parseFloat isNaN isFinite decodeURI decodeURIComponent encodeURI encodeURIComponent escape unescape Object Function Array String Boolean Number Date RegExp Error EvalError RangeError ReferenceError SyntaxError TypeError URIError Math';

  var getNames = Object.getOwnPropertyNames;

  function keepOnly(object, kept) {
    var names = getNames(object);
    for (var i = 0; i < names.length; i++) {
      if ((' ' + kept + ' ').indexOf(' ' + names[i] + ' ') < 0) delete object[names[i]];
    }
  }

  function resolve(path) {
    var steps = path.split('.');
    var object = globals;
    for (var i = 0; i < steps.length; i++) object = object[steps[i]];
    return object;
  }

  for (var path in KEPT) keepOnly(resolve(path), KEPT[path]);
  keepOnly(globals, GLOBALS);
});
