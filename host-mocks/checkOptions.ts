import { DEFAULT_LIMITS } from '../document/container/limits';
import { nearestWord } from './nearestWord';
import { defaults, switchValues, type HostOptions, type Switches } from './options';

/** True if a value is valid. */
interface Kind {
  /** The kind in words, for messages. */
  readonly words: string;
  takes(value: unknown): boolean;
}

const SWITCH = oneOf(true, false);
const TEXT: Kind = { words: 'a text', takes: (value) => typeof value === 'string' };
const FUNCTION: Kind = { words: 'a function', takes: (value) => typeof value === 'function' };
const PATHS: Kind = {
  words: 'an Array of paths',
  takes: (value) => Array.isArray(value) && value.every((path) => typeof path === 'string'),
};

/** The kind of each option. */
const KINDS: { readonly [N in keyof HostOptions]: Kind } = {
  ...switchKinds(),
  realm: oneOf('separate', 'here'),
  modern: SWITCH,
  answers: {
    words: 'an Array or a function',
    takes: (value) => Array.isArray(value) || typeof value === 'function',
  },
  roots: PATHS,
  writable: PATHS,
  canSave: SWITCH,
  inPlace: SWITCH,
  strict: SWITCH,
  publishing: oneOf('refuse', 'note', 'write'),
  configDirectory: TEXT,
  fonts: PATHS,
  limits: { words: 'an object', takes: (value) => typeof value === 'object' && value !== null },
  onTrace: FUNCTION,
  onAlert: FUNCTION,
  onPublish: FUNCTION,
  onWarning: FUNCTION,
};

const NUMBER: Kind = { words: 'a number', takes: (value) => typeof value === 'number' && value >= 0 };

/**
 * The options of a host; those that are missing or undefined have their defaults.
 *
 * @throws TypeError for an unknown option, and for a value of the wrong kind
 */
export function checkOptions(options: Partial<HostOptions>): HostOptions {
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  checkEach('options', given, KINDS);
  const { limits = {} } = options;
  const bounds = Object.fromEntries(Object.keys(DEFAULT_LIMITS).map((name) => [name, NUMBER]));
  checkEach('options.limits', Object.entries(limits), bounds);
  return { ...defaults, ...(Object.fromEntries(given) as Partial<HostOptions>) };
}

function checkEach(
  owner: string,
  entries: readonly [string, unknown][],
  kinds: Readonly<Record<string, Kind>>,
): void {
  for (const [name, value] of entries) {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (!kind) throw new TypeError(`${owner}: ${unknown(name, Object.keys(kinds))}`);
    if (!kind.takes(value))
      throw new TypeError(`${owner}.${name}: expected ${kind.words}, got ${shown(value)}`);
  }
}

function unknown(name: string, names: readonly string[]): string {
  const near = nearestWord(name, names);
  const hint = near === undefined ? `known: ${names.join(', ')}` : `did you mean "${near}"?`;
  return `unknown option "${name}" (${hint})`;
}

function switchKinds(): { [N in keyof Switches]: Kind } {
  const kinds = Object.entries(switchValues).map(([name, values]) => [name, oneOf(...values)]);
  return Object.fromEntries(kinds) as { [N in keyof Switches]: Kind };
}

function oneOf(...values: readonly unknown[]): Kind {
  const words = values.map(shown);
  return {
    words: `${words.slice(0, -1).join(', ')} or ${words[words.length - 1]}`,
    takes: (value) =>
      values.some((allowed) => allowed === value || (isEmptyArray(allowed) && isEmptyArray(value))),
  };
}

function isEmptyArray(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'function') return 'a function';
  if (isEmptyArray(value)) return '[]';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}
