import { isArray } from './search';

type Replacer = (this: object, key: string, value: unknown) => unknown;
type Members = Record<string, unknown>;

const CONTROL = /["\\\0-\x1F]/;
const SHORT: Record<string, string> = {
  '$"': '\\"',
  '$\\': '\\\\',
  '$\b': '\\b',
  '$\f': '\\f',
  '$\n': '\\n',
  '$\r': '\\r',
  '$\t': '\\t',
};

/** Writes one value as JSON, as `JSON.stringify` of ES5 does. */
export class JsonWriter {
  /** The objects that are being written, the outermost first. */
  private readonly open: object[] = [];

  /**
   * @param replacer called for every value, or null
   * @param keys the only keys to write, or null for all
   * @param indent what each level is indented by; nothing: all in one line
   */
  constructor(
    private readonly replacer: Replacer | null,
    private readonly keys: string[] | null,
    private readonly indent: string,
  ) {}

  /** The text of `holder[key]`; undefined for what JSON leaves out. */
  write(holder: object, key: string): string | undefined {
    const value = plain(this.replaced(holder, key));
    if (value === null) return 'null';
    if (typeof value === 'string') return quote(value);
    if (typeof value === 'boolean') return String(value);
    if (typeof value === 'number') return isFinite(value) ? String(value) : 'null';
    return typeof value === 'object' ? this.writeObject(value) : undefined;
  }

  private replaced(holder: object, key: string): unknown {
    const value = (holder as Members)[key];
    const { toJSON } = (Object(value) === value ? value : {}) as { toJSON?: unknown };
    const own = typeof toJSON === 'function' ? toJSON.call(value, key) : value;
    return this.replacer ? this.replacer.call(holder, key, own) : own;
  }

  private writeObject(object: object): string {
    for (let i = 0; i < this.open.length; i++) {
      if (this.open[i] === object) throw new TypeError('JSON.stringify: the object contains itself');
    }
    this.open.push(object);
    const isList = isArray(object);
    const parts = isList ? this.writeItems(object as unknown[]) : this.writeMembers(object);
    this.open.pop();
    return isList ? this.join('[', parts, ']') : this.join('{', parts, '}');
  }

  private writeItems(list: unknown[]): string[] {
    const parts: string[] = [];
    for (let i = 0; i < list.length; i++) parts.push(this.write(list, String(i)) || 'null');
    return parts;
  }

  private writeMembers(object: object): string[] {
    const keys = this.keys || ownKeys(object);
    const parts: string[] = [];
    for (let i = 0; i < keys.length; i++) {
      const text = this.write(object, keys[i]);
      if (text !== undefined) parts.push(quote(keys[i]) + (this.indent ? ': ' : ':') + text);
    }
    return parts;
  }

  private join(before: string, parts: string[], after: string): string {
    if (parts.length === 0 || !this.indent) return before + parts.join(',') + after;
    let outer = '\n';
    for (let i = 0; i < this.open.length; i++) outer += this.indent;
    return before + outer + this.indent + parts.join(',' + outer + this.indent) + outer + after;
  }
}

/** Objects made of a primitive, in any realm, count as that. */
function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const kind = Object.prototype.toString.call(value);
  const isWrapped = kind === '[object Number]' || kind === '[object String]' || kind === '[object Boolean]';
  return isWrapped ? (value as { valueOf(): unknown }).valueOf() : value;
}

function ownKeys(object: object): string[] {
  const keys: string[] = [];
  for (const key in object) if (Object.prototype.hasOwnProperty.call(object, key)) keys.push(key);
  return keys;
}

function quote(text: string): string {
  if (!CONTROL.test(text)) return '"' + text + '"';
  let quoted = '';
  for (let i = 0; i < text.length; i++) quoted += escape(text.charAt(i));
  return '"' + quoted + '"';
}

function escape(character: string): string {
  const brief = SHORT['$' + character];
  if (brief !== undefined) return brief;
  if (character >= ' ') return character;
  const digits = character.charCodeAt(0).toString(16);
  return '\\u' + '0000'.substring(digits.length) + digits;
}
