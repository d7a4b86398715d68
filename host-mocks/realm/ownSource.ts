/**
 * Source of two functions of the script's realm. `isOwn` tells whether an object is of that realm: the prototypes of
 * every object end at one of its realm. `ownError` gives an error of that realm for one that is not: the host's engine
 * throws errors of its own (at the end of the stack, for example), and each of them leads to everything in the host's realm.
 */
export const OWN_SOURCE = `
  var getPrototypeOf = Object.getPrototypeOf, ownPrototype = Object.prototype, OwnError = Error;
  var LONGEST_CHAIN = 1000;
  function isOwn(value) {
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return true;
    var top = value;
    for (var i = 0; i < LONGEST_CHAIN; i++) {
      var next = getPrototypeOf(top);
      if (next === null) return top === ownPrototype || top === value;
      top = next;
    }
    return false;
  }
  function ownError(error) {
    return isOwn(error) ? error : new OwnError('' + error.message);
  }
`;
