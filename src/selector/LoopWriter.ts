import { isMemberName } from '../text/memberName';

/** A test as the source text of an expression about the object `o`; `v` is free for values in between. */
export type Code = (loop: LoopWriter) => string;

/**
 * Goes through objects from an index on and adds those that are wanted to `kept`. It stops where the host refuses to
 * give a property.
 *
 * @returns the index of that object, or the number of objects
 */
export type Loop = (objects: object[], kept: object[], from: number) => number;

/** Texts that stand in quotes as they are. */
const PLAIN_TEXT = /^[\w ./-]*$/;

/** What a variable of a property holds before the property was read. */
const UNREAD = {};

/** What source text can refer to: values of the object, each asked for once at most, and values from outside. */
export class LoopWriter {
  /** Names of the values that are mentioned, and how often. */
  readonly names: string[] = [];
  readonly mentions: number[] = [];
  readonly constants: unknown[] = [UNREAD];
  /** Whether the first value is asked for before all else, so that it is there whenever it is mentioned again. */
  isFirstAsked = true;

  /** @param first what the same code mentioned when it was written for the first time */
  constructor(private readonly first: LoopWriter | null) {}

  /** The value of a property of the object. */
  property(name: string): string {
    return this.once(name, 'o' + this.access(name));
  }

  /** The value at the end of a dotted path from the object, undefined where a link is missing. */
  path(links: string[]): string {
    let source = this.property(links[0]);
    for (let i = 1; i < links.length; i++) {
      source = '((v=' + source + ')===undefined||v===null?undefined:v' + this.access(links[i]) + ')';
    }
    return this.once(links.join('.'), source);
  }

  private access(name: string): string {
    return isMemberName(name) ? '.' + name : '[' + this.constant(name) + ']';
  }

  /** A condition that always holds. What stands behind it may never be asked for. */
  always(): string {
    if (this.names.length === 0) this.isFirstAsked = false;
    return 'true';
  }

  /** A value that the source text works out. A variable keeps it where it is mentioned more than once. */
  private once(name: string, source: string): string {
    let at = 0;
    while (at < this.names.length && this.names[at] !== name) at++;
    this.names[at] = name;
    this.mentions[at] = (this.mentions[at] || 0) + 1;
    if (!this.first || this.first.mentions[at] === 1) return source;
    if (at === 0 && this.first.isFirstAsked) return this.mentions[0] === 1 ? '(p0=' + source + ')' : 'p0';
    return '(p' + at + '===k0?p' + at + '=' + source + ':p' + at + ')';
  }

  /** A property as text: empty where it is absent. */
  text(name: string): string {
    return '(typeof(v=' + this.property(name) + ')==="string"?v:' + this.constant(textOf) + '(v))';
  }

  /** A value from outside. */
  constant(value: unknown): string {
    if (typeof value === 'number' && isFinite(value)) return '(' + value + ')';
    if (typeof value === 'string' && PLAIN_TEXT.test(value)) return '"' + value + '"';
    this.constants.push(value);
    return 'k' + (this.constants.length - 1);
  }
}

/** A value as text: empty where it is absent. */
export function textOf(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}

/**
 * The loop for a test, as one function without a call per object: what takes most of the time of a query is calls.
 * ES3 like everything else, although no gate sees it.
 */
export function writeLoop(code: Code): Loop {
  const first = new LoopWriter(null);
  code(first);
  const loop = new LoopWriter(first);
  const condition = code(loop);
  const variables = ['o', 'v'];
  let forget = '';
  for (let at = 0; at < first.mentions.length; at++) {
    if (first.mentions[at] === 1) continue;
    variables.push('p' + at);
    if (at > 0 || !first.isFirstAsked) forget += 'p' + at + '=';
  }
  const names: string[] = [];
  for (let i = 0; i < loop.constants.length; i++) names.push('k' + i);
  const source =
    'return function(list,kept,i){var ' +
    variables.join(',') +
    ',n=list.length,m=kept.length;try{for(;i<n;i++){o=list[i];' +
    (forget === '' ? '' : forget + 'k0;') +
    'if(' +
    condition +
    ')kept[m++]=o;}}catch(e){}return i;};';
  return Function(names.join(','), source).apply(null, loop.constants) as Loop;
}
