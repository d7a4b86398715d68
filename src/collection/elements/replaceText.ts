import { isRegExp } from '../../text/regExp';
import { FIRST_ARGUMENT, wrongArgument } from '../support/check';
import { forEach } from '../support/forEach';
import { checkTexts } from './support/checkTexts';

const METHOD = 'ElementCollection.replaceText';

/** Gives the characters of a run with what was looked for replaced. */
type Replace = (characters: string) => string;

type Replacer = (match: string, ...details: never[]) => string;

/** Every occurrence of a text, the case being the same. Nothing in the replacement has a meaning of its own. */
function replacingText(what: string, by: string | Replacer): Replace {
  return function replaceAll(characters) {
    const parts = characters.split(what);
    let replaced = parts[0];
    let offset = parts[0].length;
    for (let i = 1; i < parts.length; i++) {
      const own =
        typeof by === 'string'
          ? by
          : String((by as (...args: unknown[]) => string)(what, offset, characters));
      replaced += own + parts[i];
      offset += what.length + parts[i].length;
    }
    return replaced;
  };
}

function replacementOf(what: unknown, by: unknown): Replace {
  if (typeof by !== 'string' && typeof by !== 'function')
    throw wrongArgument(METHOD, 'the replacement', 'a String or a Function', by);
  if (isRegExp(what)) return (characters) => characters.replace(what, by as string);
  if (typeof what !== 'string' || what === '')
    throw wrongArgument(METHOD, FIRST_ARGUMENT, 'a non-empty String or a RegExp', what);
  return replacingText(what, by as string | Replacer);
}

/** A run whose characters change. */
interface Change {
  run: TextRun;
  characters: string;
}

function changesOf(text: Text, replace: Replace): Change[] {
  const changes: Change[] = [];
  const runs = text.textRuns;
  for (let i = 0; i < runs.length; i++) {
    const before = runs[i].characters;
    const characters = replace(before);
    if (characters !== before) changes.push({ run: runs[i], characters });
  }
  return changes;
}

/**
 * Replaces characters inside the runs of texts, each run keeps its looks. All is worked out before the first text is
 * changed. Host members: `elementType`, `textRuns`, `characters`.
 */
export function replaceInTexts(elements: Element[], what: unknown, by: unknown): void {
  const replace = replacementOf(what, by);
  const changes: Change[][] = [];
  const texts = checkTexts(METHOD, elements);
  for (let i = 0; i < texts.length; i++) changes.push(changesOf(texts[i], replace));
  forEach(METHOD, texts, function change(_text, index) {
    // From the last to the first: a host may renumber the runs after a change.
    for (let i = changes[index].length - 1; i >= 0; i--) {
      changes[index][i].run.characters = changes[index][i].characters;
    }
  });
}
