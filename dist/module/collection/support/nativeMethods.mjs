// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
var NATIVE_CODE = /\[native code\]/;
function nativeMethod(name) {
    var method = Array.prototype[name];
    var isNative = typeof method === 'function' && NATIVE_CODE.test(String(method));
    return isNative ? method : null;
}
var nativeFilter = /*#__PURE__*/ nativeMethod('filter');
var nativeMap = /*#__PURE__*/ nativeMethod('map');

export { nativeFilter, nativeMap };
