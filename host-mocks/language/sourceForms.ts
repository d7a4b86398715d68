/** Adds a function to the language: `uneval` on the global object, `toSource` on every object, `quote` on strings. */
export type DefineForm = (
  name: 'uneval' | 'toSource' | 'quote',
  form: (...args: unknown[]) => string,
) => void;

/** The members of a value, other than a plain object, that its source form is made from. */
interface Valued {
  getTime(): number;
  toXMLString(): string;
  name: string;
  message: string;
  fileName: string;
  lineNumber: number;
}

/**
 * Adds `uneval`, `toSource` and `String#quote`, which Animate's engine has and Node's lacks. The forms are those of SpiderMonkey:
 * `({a:1, b:[2, "x"]})`, `(new String("x"))`; a value inside itself is `{}`. Its source is evaluated in the script's
 * realm: it uses nothing but the language.
 */
export function addSourceForms(define: DefineForm): void {
  const isName = /^[A-Za-z_$][\w$]*$/;
  const toText = Object.prototype.toString;
  const ownKeys = Object.keys;
  const escapes: Record<string, string | undefined> = {
    '\n': '\\n',
    '\r': '\\r',
    '\t': '\\t',
    '"': '\\"',
    '\\': '\\\\',
  };
  function escapeOf(char: string): string {
    const escaped = escapes[char];
    if (escaped) return escaped;
    const code = char.charCodeAt(0).toString(16).toUpperCase();
    return code.length > 2 ? '\\u' + ('0000' + code).slice(-4) : '\\x' + ('00' + code).slice(-2);
  }
  function quote(text: string): string {
    return '"' + text.replace(/["\\\n\r\t]|[^ -~]/g, escapeOf) + '"';
  }
  function boxed(value: object): string {
    const type = toText.call(value).slice(8, -1);
    if (type === 'String') return '(new String(' + quote(String(value)) + '))';
    if (type === 'Number' || type === 'Boolean') return '(new ' + type + '(' + String(value) + '))';
    return type === 'Date' ? '(new Date(' + (value as Valued).getTime() + '))' : '';
  }
  function list(value: ArrayLike<unknown>, outer: readonly unknown[]): string {
    const parts: string[] = [];
    for (let i = 0; i < value.length; i++) parts.push(i in value ? source(value[i], outer, false) : '');
    return '[' + parts.join(', ') + ']';
  }
  function keyText(key: string): string {
    if (isName.test(key) || String((key as unknown as number) >>> 0) === key) return key;
    return "'" + quote(key).slice(1, -1).replace(/\\"/g, '"').replace(/'/g, "\\'") + "'";
  }
  function plain(value: object, outer: readonly unknown[], isAlone: boolean): string {
    const members = value as Record<string, unknown>;
    const parts = ownKeys(value).map((key) => keyText(key) + ':' + source(members[key], outer, false));
    return isAlone ? '({' + parts.join(', ') + '})' : '{' + parts.join(', ') + '}';
  }
  function errorText(value: object): string {
    const { name, message, fileName, lineNumber } = value as Valued;
    return '(new ' + name + '(' + [quote(message), quote(fileName), lineNumber].join(', ') + '))';
  }
  function source(value: unknown, outer: readonly unknown[], isAlone: boolean): string {
    if (value === undefined) return '(void 0)';
    if (value === 0 && 1 / value < 0) return '-0';
    if (typeof value === 'string') return quote(value);
    if (typeof value === 'function') return '(' + String(value) + ')';
    if (typeof value !== 'object' || value === null || value instanceof RegExp) return String(value);
    if (outer.indexOf(value) >= 0) return '{}';
    const type = toText.call(value);
    const inner = outer.concat([value]);
    if (value instanceof Error) return errorText(value);
    if (/^\[object XML(List)?\]$/.test(type)) return (value as Valued).toXMLString();
    return (
      boxed(value) ||
      (type === '[object Array]' ? list(value as unknown[], inner) : plain(value, inner, isAlone))
    );
  }
  define('uneval', function uneval(value: unknown) {
    return source(value, [], true);
  });
  define('quote', function (this: unknown) {
    return quote(String(this));
  });
  define('toSource', function toSource(this: unknown) {
    return source(Object(this), [], true);
  });
}
