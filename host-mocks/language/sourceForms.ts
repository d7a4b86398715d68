/**
 * Source of `uneval`, `toSource` and `String#quote`, which Animate's engine has and Node's lacks: a function that, given `define`, adds
 * them. The forms are those of SpiderMonkey: `({a:1, b:[2, "x"]})`, `(new String("x"))`; a value inside itself is `{}`.
 */
export const SOURCE_FORMS = `(function (define) {
  var isName = /^[A-Za-z_$][\\w$]*$/, toText = Object.prototype.toString;
  var ownKeys = Object.keys;
  function quote(text) {
    var escapes = { '\\n': '\\\\n', '\\r': '\\\\r', '\\t': '\\\\t', '"': '\\\\"', '\\\\': '\\\\\\\\' };
    return '"' + text.replace(/["\\\\\\n\\r\\t]|[^ -~]/g, function (char) {
      if (escapes[char]) return escapes[char];
      var code = char.charCodeAt(0).toString(16).toUpperCase();
      return code.length > 2 ? '\\\\u' + ('0000' + code).slice(-4) : '\\\\x' + ('00' + code).slice(-2);
    }) + '"';
  }
  function boxed(value) {
    var type = toText.call(value).slice(8, -1);
    if (type === 'String') return '(new String(' + quote(String(value)) + '))';
    if (type === 'Number' || type === 'Boolean') return '(new ' + type + '(' + value + '))';
    return type === 'Date' ? '(new Date(' + value.getTime() + '))' : '';
  }
  function list(value, outer) {
    var parts = [];
    for (var i = 0; i < value.length; i++) parts.push(i in value ? source(value[i], outer, false) : '');
    return '[' + parts.join(', ') + ']';
  }
  function keyText(key) {
    if (isName.test(key) || String(key >>> 0) === key) return key;
    return "'" + quote(key).slice(1, -1).replace(/\\\\"/g, '"').replace(/'/g, "\\\\'") + "'";
  }
  function plain(value, outer, isAlone) {
    var parts = ownKeys(value).map(function (key) {
      return keyText(key) + ':' + source(value[key], outer, false);
    });
    return isAlone ? '({' + parts.join(', ') + '})' : '{' + parts.join(', ') + '}';
  }
  function source(value, outer, isAlone) {
    if (value === undefined) return '(void 0)';
    if (value === 0 && 1 / value < 0) return '-0';
    if (typeof value === 'string') return quote(value);
    if (typeof value === 'function') return '(' + value + ')';
    if (typeof value !== 'object' || value === null || value instanceof RegExp) return String(value);
    if (outer.indexOf(value) >= 0) return '{}';
    var type = toText.call(value), inner = outer.concat([value]);
    if (value instanceof Error) return '(new ' + value.name + '(' + [quote(value.message), quote(value.fileName), value.lineNumber].join(', ') + '))';
    if (/^\\[object XML(List)?\\]$/.test(type)) return value.toXMLString();
    return boxed(value) || (type === '[object Array]' ? list(value, inner) : plain(value, inner, isAlone));
  }
  define('uneval', function uneval(value) { return source(value, [], true); });
  define('quote', { quote: function () { return quote(String(this)); } }.quote);
  define('toSource', function toSource() { return source(Object(this), [], true); });
})`;
