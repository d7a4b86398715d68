import { foldCase } from '../../text/fold';
import type { Query, Step } from '../syntax/ast';
import { stringifyStep } from '../syntax/stringify';
import type { Dictionary } from './Dictionary';

/**
 * Guesses what the user meant by a query that found nothing: a word of the language without its colon, or a name with
 * the `#` of CSS. Both are valid names, so neither is an error. null where there is nothing to guess.
 *
 * @example no element is named movieclip; did you mean :movieclip?
 */
export function hintAt({ groups }: Query, words: Dictionary): string | null {
  for (let i = 0; i < groups.length; i++) {
    const hint = hintAtStep(groups[i].steps[0], words);
    if (hint !== null) return hint;
  }
  return null;
}

function hintAtStep(step: Step, words: Dictionary): string | null {
  if (step.type !== 'name') return null;
  const name = stringifyStep(step);
  const meant = meaningOf(name, words);
  if (meant === null) return null;
  return 'no ' + words.domain.word + ' is named ' + name + '; did you mean ' + meant + '?';
}

function meaningOf(name: string, words: Dictionary): string | null {
  if (name.charAt(0) === '#') return name.length > 1 ? name.substring(1) : null;
  const known = words.pseudos();
  for (let i = 0; i < known.length; i++) if (foldCase(known[i]) === foldCase(name)) return ':' + known[i];
  return null;
}
