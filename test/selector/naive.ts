import type {
  AttributeStep,
  AttributeOperand,
  NthArgument,
  NumberArgument,
  Pattern,
  PseudoArgument,
  PseudoStep,
  Query,
  QueryArgument,
  Step,
  TextArgument,
} from '../../src/selector/syntax/ast';
import { covers } from '../support/covers';
import { allInside, contentsOf, inside, parentsOf, withAllInside } from './naiveInside';
import { ELEMENT_RULES, ITEM_RULES } from './naiveRules';
import { distinct, type Thing, type World } from './world';

/** What a query is asked about. */
export interface Scene {
  kind: 'element' | 'item';
  world: World;
  /** What is registered, by name, colon and brackets included. */
  registered: Record<'element' | 'item', Record<string, (thing: Thing, argument?: string) => unknown>>;
}

/**
 * The language evaluated straight from its description, one step after the other on plain lists, with no thought of
 * cost: what the compiled matcher is compared with.
 */
export function naiveSelect(query: Query, source: Thing[], scene: Scene): Thing[] {
  return evaluate(query, distinct(source), { ...scene, source: distinct(source) });
}

interface Context extends Scene {
  source: Thing[];
}

function evaluate(query: Query, set: Thing[], context: Context): Thing[] {
  const found = new Set(
    query.groups.flatMap((group) => group.steps.reduce((kept, step) => apply(step, kept, context), set)),
  );
  const given = new Set(set);
  return [...set.filter((thing) => found.has(thing)), ...[...found].filter((thing) => !given.has(thing))];
}

function apply(step: Step, set: Thing[], context: Context): Thing[] {
  switch (step.type) {
    case 'universal':
      return set;
    case 'name':
      return set.filter((thing) => matches(step.pattern, nameOf(thing, context)));
    case 'path':
      return set.filter((thing) => {
        const item = itemOf(thing, context);
        return item !== undefined && matches(step.pattern, textOf(item.name));
      });
    case 'class':
      return set.filter((thing) => {
        const name = textOf(itemOf(thing, context)?.linkageClassName);
        return name !== '' && matches(step.pattern, step.scope === 'last' ? name.split('.').pop() : name);
      });
    case 'attribute':
      return set.filter((thing) =>
        holds(step, valueOf(step.key, thing, context), `[${step.key}]` in context.registered[context.kind]),
      );
    case 'pseudo':
      return applyPseudo(step, set, context);
  }
}

/** What an absent name is compared as: the empty text. */
function nameOf(thing: Thing, { kind }: Scene): string | undefined {
  const name = textOf(thing.name);
  return kind === 'item' ? name.split('/').pop() : name;
}

function textOf(value: unknown): string {
  return isAbsent(value) ? '' : String(value);
}

function itemOf(thing: Thing, { kind }: Scene): Thing | undefined {
  return (kind === 'item' ? thing : thing.libraryItem) ?? undefined;
}

/** Names, paths and classes ignore case. */
function matches(pattern: Pattern, text: string | undefined): boolean {
  if (text === undefined) return false;
  const small = pattern.map((piece) => ('text' in piece ? { ...piece, text: capitals(piece.text) } : piece));
  return covers(small, capitals(text));
}

/** As regular expressions that ignore case have it: letter by letter, and none that is not ASCII becomes it. */
function capitals(text: string): string {
  return letterByLetter(text, (letter) => letter.toUpperCase());
}

/** What paths are sorted by. */
function lowered(text: string): string {
  return letterByLetter(capitals(text), (letter) => letter.toLowerCase());
}

function letterByLetter(text: string, change: (letter: string) => string): string {
  return text.replace(/[^]/g, (letter) => {
    const other = change(letter);
    return other.length > 1 || (letter >= '\u0080' && other < '\u0080') ? letter : other;
  });
}

function valueOf(key: string, thing: Thing, { kind, registered }: Scene): unknown {
  const callback = registered[kind][`[${key}]`];
  if (callback) return callback(thing);
  return key.split('.').reduce<unknown>((value, link) => (value as Thing | null | undefined)?.[link], thing);
}

const isAbsent = (value: unknown): value is null | undefined => value === undefined || value === null;

function holds({ operator, value: wanted }: AttributeStep, value: unknown, isRegistered: boolean): boolean {
  if (operator === null || wanted === null) return isRegistered ? Boolean(value) : !isAbsent(value);
  if (operator === '!=') return !isEqual(value, wanted);
  if (operator === '=') return isEqual(value, wanted);
  if (isAbsent(value)) return false;
  switch (wanted.type) {
    case 'regexp':
      return new RegExp(wanted.source, wanted.flags).test(String(value));
    case 'number':
      return compare(asNumber(value), operator, wanted.value);
    default:
      return compareTexts(String(value), operator, (wanted as { text: string }).text);
  }
}

function isEqual(value: unknown, wanted: AttributeOperand): boolean {
  if (wanted.type === 'range') {
    const number = asNumber(value);
    return number >= wanted.min && number <= wanted.max;
  }
  if (wanted.type === 'pattern') return !isAbsent(value) && covers(wanted.pattern, String(value));
  const { text } = wanted as { text: string };
  if (typeof value === 'number' && !Number.isNaN(asNumber(text))) return value === asNumber(text);
  return value !== undefined && String(value) === text;
}

/** Numbers, and texts that read as decimal numbers; NaN for anything else. */
function asNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || !/^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(value)) return NaN;
  // A text of a number that is too great for the language says none.
  return Number.isFinite(parseFloat(value)) ? parseFloat(value) : NaN;
}

function compare(value: number, operator: string, limit: number): boolean {
  const results: Record<string, boolean> = {
    '<': value < limit,
    '<=': value <= limit,
    '>': value > limit,
    '>=': value >= limit,
  };
  return results[operator];
}

function compareTexts(value: string, operator: string, text: string): boolean {
  const results: Record<string, boolean> = {
    '^=': value.startsWith(text),
    '$=': value.endsWith(text),
    '*=': value.includes(text),
  };
  return results[operator];
}

function applyPseudo({ name, argument }: PseudoStep, set: Thing[], context: Context): Thing[] {
  const positions = positionsOf(name, argument, set.length);
  if (positions) return keepPositions(set, positions, context);
  const callback = context.registered[context.kind][`:${name}`];
  if (callback) return set.filter((thing) => callback(thing, (argument as TextArgument | null)?.text));

  const { world, kind, source } = context;
  const matching = (): Set<Thing> => new Set(evaluate((argument as QueryArgument).query, set, context));
  switch (name) {
    case 'children':
      return distinct(set.flatMap((thing) => inside(thing, world)));
    case 'descendants':
      return allInside(set, world);
    case 'parent':
      return parentsOf(set, source, world);
    case 'is':
    case 'not': {
      const matches = matching();
      return set.filter((thing) => matches.has(thing) === (name === 'is'));
    }
    case 'has':
      return set.filter((thing) => contains(thing, (argument as QueryArgument).query, context));
    default:
      return set.filter((thing) => (kind === 'item' ? ITEM_RULES : ELEMENT_RULES)[name](thing, world));
  }
}

/** Whether a query finds anything inside an element, or on the timeline of an item and inside what is there. */
function contains(thing: Thing, query: Query, context: Context): boolean {
  const { kind, world } = context;
  const contents = withAllInside(kind === 'item' ? contentsOf(thing) : inside(thing, world), world);
  return evaluate(query, contents, { ...context, kind: 'element', source: contents }).length > 0;
}

/** The positions from 1 that a pseudo keeps of so many; null for pseudos that are about something else. */
function positionsOf(
  name: string,
  argument: PseudoArgument | null,
  count: number,
): ((at: number) => boolean) | null {
  switch (name) {
    case 'first':
      return (at) => at === 1;
    case 'last':
      return (at) => at === count;
    case 'even':
      return (at) => at % 2 === 0;
    case 'odd':
      return (at) => at % 2 === 1;
    case 'nth': {
      const { a, b } = argument as NthArgument;
      const listed = new Set(Array.from({ length: count + Math.abs(b) + 1 }, (_, n) => a * n + b));
      return (at) => listed.has(at);
    }
    case 'random':
      // Only the certain ones: no one knows what chance will choose.
      return () => (argument as NumberArgument).value === 1;
    default:
      return null;
  }
}

function keepPositions(set: Thing[], isKept: (at: number) => boolean, { kind }: Scene): Thing[] {
  const counted = kind === 'item' ? [...set].sort(comparePaths) : set;
  const kept = new Set(counted.filter((_thing, index) => isKept(index + 1)));
  return set.filter((thing) => kept.has(thing));
}

/** As the panel shows items sorted by name: folder by folder, ignoring case. */
function comparePaths(a: Thing, b: Thing): number {
  const [left, right] = [a, b].map((item) => lowered(textOf(item.name)).split('/'));
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    if (left[i] !== right[i]) return left[i] < right[i] ? -1 : 1;
  }
  const [first, second] = [textOf(a.name), textOf(b.name)];
  return left.length - right.length || Number(first > second) - Number(first < second);
}
