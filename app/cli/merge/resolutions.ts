import { InputError } from '../Io';
import { shortened, type Conflict, type MergeAnswer } from './Conflict';
import { ConflictKeys, type Decided } from './Decisions';

/** The first member of a file of conflicts, by which it is known. */
const FORMAT = 'adobe-collection merge 1';

/** A conflict as it is in the file that people edit. */
interface WrittenConflict extends Conflict {
  /** `ours`, `theirs`, `both`, or an empty text as long as there is no answer. */
  choose: string;
  /** The result itself, in place of `choose`. */
  text?: string;
}

/** The types of the members by which a conflict is found. */
const MEMBERS: readonly (readonly [string, readonly string[]])[] = [
  ['what', ['string']],
  ...['part', 'item', 'layer', 'element'].map((member) => [member, ['string', 'undefined']] as const),
  ['frame', ['number', 'undefined']],
  ...['base', 'ours', 'theirs'].map((member) => [member, ['string', 'null']] as const),
];

/** The file of conflicts of a merge, for people to answer: JSON with a `choose` for each. */
export function conflictsFile(
  decided: readonly Decided[],
  sides: Record<'base' | 'ours' | 'theirs', string>,
): string {
  const conflicts = decided.map(({ conflict, answer }): WrittenConflict => {
    const { takes, ...rest } = conflict;
    return {
      ...rest,
      ...(takes === undefined ? {} : { takes }),
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
  writtenConflicts(file, text).forEach((conflict, index) => {
    const key = keys.next(conflict);
    const answer = answerOf(file, conflict, index);
    if (answer !== undefined) answers.set(key, answer);
  });
  return answers;
}

function answerOf(file: string, conflict: WrittenConflict, index: number): MergeAnswer | undefined {
  const { choose, text, takes } = conflict;
  if (typeof text === 'string' && takes === 'text') return { text };
  if (choose === 'ours' || choose === 'theirs') return choose;
  if (choose === 'both' && takes === 'both') return choose;
  if (choose === undefined || choose === '') return undefined;
  const expected = ['"ours"', '"theirs"', ...(takes === 'both' ? ['"both"'] : [])].join(', ');
  throw new InputError(
    `${file}: conflicts[${index}].choose is ${shortened(JSON.stringify(choose))}; it takes ${expected}, or an empty text`,
  );
}

function writtenConflicts(file: string, text: string): WrittenConflict[] {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new InputError(`${file}: ${(error as Error).message}`, { cause: error });
  }
  const { format, conflicts } = (data ?? {}) as { format?: unknown; conflicts?: unknown };
  if (format !== FORMAT || !Array.isArray(conflicts))
    throw new InputError(`${file}: this is not a file of conflicts that merge wrote`);
  return conflicts.map((conflict: unknown, index) =>
    checkedConflict(`${file}: conflicts[${index}]`, conflict),
  );
}

/** A conflict whose members have the types by which it is found; what answers it is checked with the answers. */
function checkedConflict(name: string, conflict: unknown): WrittenConflict {
  if (typeof conflict !== 'object' || conflict === null || !Object.hasOwn(conflict, 'what'))
    throw new InputError(`${name} is not a conflict: it has no "what"`);
  const members = conflict as Record<string, unknown>;
  for (const [member, types] of MEMBERS) {
    const value = members[member];
    const type = value === null ? 'null' : typeof value;
    if (!types.includes(type))
      throw new InputError(`${name}.${member} is of type ${type}, not ${types.join(' or ')}`);
  }
  return conflict as WrittenConflict;
}
