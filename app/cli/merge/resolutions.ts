import { InputError } from '../Io';
import { jsonFault } from '../messages/jsonFault';
import { shortened, type Conflict, type MergeAnswer } from './Conflict';
import { ConflictKeys, type Decided } from './Decisions';
import type { Side } from './Versions';

/** The first member of a file of conflicts, by which it is known. */
const FORMAT = 'adobe-collection merge 1';

/** A conflict as it is in the file that people edit. */
interface WrittenConflict extends Conflict {
  /** `ours`, `theirs`, `both`, or an empty text as long as there is no answer; people may write anything. */
  choose?: unknown;
  /** The result itself, a text, in place of `choose`. */
  text?: unknown;
}

/** The types of the members by which a conflict is found. */
const MEMBERS: readonly (readonly [string, readonly string[]])[] = [
  ['what', ['string']],
  ...['part', 'item', 'layer', 'element'].map((member) => [member, ['string', 'undefined']] as const),
  ['frame', ['number', 'undefined']],
  ...['base', 'ours', 'theirs'].map((member) => [member, ['string', 'null']] as const),
];

/** The file of conflicts of a merge, for people to answer: JSON with a `choose` for each. */
export function conflictsFile(decided: readonly Decided[], sides: Readonly<Record<Side, string>>): string {
  const conflicts = decided.map(({ conflict, answer }): WrittenConflict => {
    return {
      ...conflict,
      choose: typeof answer === 'string' ? answer : '',
      ...(typeof answer === 'object' ? { text: answer.text } : {}),
    };
  });
  const help =
    'write "ours" or "theirs" into each "choose" ("both" where "takes" says so; where it says "text", the result into "text")';
  return `${JSON.stringify({ format: FORMAT, help, ...sides, conflicts }, null, 2)}\n`;
}

/** True for the text of such a file, which may be written anew. */
export function isConflictsFile(text: string): boolean {
  return /^\s*\{\s*"format"\s*:\s*"(.*?)"/.exec(text)?.[1] === FORMAT;
}

/**
 * The answers in such a file, by the keys of conflicts. One for values that changed since does not count.
 *
 * @throws InputError for another text, and for an answer that a conflict does not take
 */
export function readAnswers(file: string, text: string): Map<string, MergeAnswer> {
  const keys = new ConflictKeys();
  const answers = new Map<string, MergeAnswer>();
  for (const [index, conflict] of writtenConflicts(file, text).entries()) {
    const key = keys.next(conflict);
    const answer = answerOf(`${file}: conflicts[${index}]`, conflict);
    if (answer !== undefined) answers.set(key, answer);
  }
  return answers;
}

function answerOf(name: string, { choose, text, takes }: WrittenConflict): MergeAnswer | undefined {
  if (typeof text === 'string' && takes === 'text') return { text };
  if (choose === 'ours' || choose === 'theirs') return choose;
  if (choose === 'both' && takes === 'both') return choose;
  if (choose === undefined || choose === '') return undefined;
  const expected = ['"ours"', '"theirs"', ...(takes === 'both' ? ['"both"'] : [])].join(', ');
  throw new InputError(
    `${name}.choose is ${shortened(JSON.stringify(choose))}; it takes ${expected}, or an empty text`,
  );
}

function writtenConflicts(file: string, text: string): WrittenConflict[] {
  const data = parsed(file, text);
  if (!isContent(data)) throw new InputError(`${file}: this is not a file of conflicts that merge wrote`);
  return data.conflicts.map((conflict, index) => {
    checkConflict(`${file}: conflicts[${index}]`, conflict);
    return conflict;
  });
}

/** Editors may put a byte order mark before a text. */
function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new InputError(`${file}: is not valid JSON: ${jsonFault(text, error)}`, { cause: error });
  }
}

function isContent(data: unknown): data is { conflicts: unknown[] } {
  if (typeof data !== 'object' || data === null || !('format' in data && 'conflicts' in data)) return false;
  return data.format === FORMAT && Array.isArray(data.conflicts);
}

/** Checks the types of the members by which a conflict is found; what answers it is checked with the answers. */
function checkConflict(name: string, conflict: unknown): asserts conflict is WrittenConflict {
  const members = new Map(Object.entries(conflict ?? {}));
  if (!members.has('what')) throw new InputError(`${name} is not a conflict: it has no "what"`);
  for (const [member, types] of MEMBERS) {
    const value: unknown = members.get(member);
    const type = value === null ? 'null' : typeof value;
    if (!types.includes(type))
      throw new InputError(`${name}.${member} is of type ${type}, not ${types.join(' or ')}`);
  }
}
