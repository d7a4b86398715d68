import { foldCase } from '../../text/fold';
import type { Query, Step } from '../syntax/ast';
import { stringifyStep } from '../syntax/stringify';
import type { Dictionary } from './Dictionary';

/** A letter that a backslash would give a meaning, where the letter itself is rare: before a quantifier or the end. */
const LOST = /([bdsw])([+*?{$]|$)/i;

/**
 * Guesses what the user meant by a query that found nothing: a word of the language without its colon, a name with the
 * `#` of CSS, or a regular expression whose backslashes the script took away. All are valid, so none is an error. null
 * where there is nothing to guess.
 *
 * @example no element is named movieclip; did you mean :movieclip?
 * @example /^w+$/ has no backslash; in a script write two for one: \\w
 */
export function hintAt({ groups }: Query, words: Dictionary): string | null {
  for (let i = 0; i < groups.length; i++) {
    const { steps } = groups[i];
    for (let s = 0; s < steps.length; s++) {
      const hint = s === 0 && steps[s].type === 'name' ? hintAtName(steps[s], words) : hintAtRegExp(steps[s]);
      if (hint !== null) return hint;
    }
  }
  return null;
}

function hintAtRegExp(step: Step): string | null {
  if (step.type !== 'attribute' || !step.value || step.value.type !== 'regexp') return null;
  const { source } = step.value;
  const lost = source.indexOf('\\') < 0 ? LOST.exec(source) : null;
  return lost && '/' + source + '/ has no backslash; in a script write two for one: \\\\' + lost[1];
}

function hintAtName(step: Step, words: Dictionary): string | null {
  const name = stringifyStep(step);
  const meant = meaningOf(name, words);
  if (meant === null) return null;
  return 'no ' + words.domain.word + ' is named ' + name + '; did you mean ' + meant + '?';
}

function meaningOf(name: string, words: Dictionary): string | null {
  if (name.charAt(0) === '#') return name.length > 1 ? name.substring(1) : null;
  const pseudos = words.pseudos();
  for (let i = 0; i < pseudos.length; i++)
    if (foldCase(pseudos[i]) === foldCase(name)) return ':' + pseudos[i];
  return null;
}
