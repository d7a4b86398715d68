import { memberNames } from '../../host/memberNames';
import { foldCase } from '../../text/fold';
import { nearest } from '../../text/nearest';
import { hasOwn } from '../../text/own';
import type { AttributeStep, PseudoStep, Query, Step } from '../syntax/ast';
import { stringifyStep } from '../syntax/stringify';
import type { Dictionary } from './Dictionary';

/** A letter that a backslash would give a meaning, where the letter itself is rare: before a quantifier or the end. */
const LOST = /([bdsw])([+*?{$]|$)/i;

/** The signs of CSS between two names, and a tag. */
const COMBINED = /[<>]| [+~] /;

/**
 * Guesses what the user meant by a query that found nothing: a word of the language without its colon, a name with the
 * `#` of CSS or its signs between names, a path without its slash, an attribute that is not there, or a regular
 * expression whose backslashes the script took away. All are valid, so none is an error. null where there is nothing to
 * guess.
 *
 * @param candidates those that the query looked at
 * @example no element is named movieclip; did you mean :movieclip?
 * @example /^w+$/ has no backslash; in a script write two for one: \\w
 */
export function hintAt({ groups }: Query, words: Dictionary, candidates: object[]): string | null {
  for (let i = 0; i < groups.length; i++) {
    const { steps } = groups[i];
    for (let s = 0; s < steps.length; s++) {
      const hint = hintAtStep(steps[s], words, candidates);
      if (hint !== null) return hint;
    }
  }
  return null;
}

function hintAtStep(step: Step, words: Dictionary, candidates: object[]): string | null {
  switch (step.type) {
    case 'name':
    case 'class':
      return hintAtName(step.type, stringifyStep(step), words);
    case 'attribute':
      return hintAtRegExp(step) || hintAtAttribute(step.key, words, candidates);
    case 'pseudo':
      return hintAtContents(step);
    default:
      return null;
  }
}

function hintAtRegExp(step: AttributeStep): string | null {
  if (!step.value || step.value.type !== 'regexp') return null;
  const { source } = step.value;
  const lost = source.indexOf('\\') < 0 ? LOST.exec(source) : null;
  return lost && '/' + source + '/ has no backslash; in a script write two for one: \\\\' + lost[1];
}

/** An attribute that no candidate has, where one of another name is near. */
function hintAtAttribute(key: string, words: Dictionary, candidates: object[]): string | null {
  const { attributes, members, word } = words.domain;
  const name = key.split('.')[0];
  const isKnown = words.attribute(key) || attributes[name + ':'] || hasOwn(members, name);
  if (isKnown || candidates.length === 0) return null;
  for (let i = 0; i < candidates.length; i++) if (name in candidates[i]) return null;
  const near = nearest(name, memberNames(candidates[0]));
  return near && 'no ' + word + ' has ' + name + '; did you mean ' + near + '?';
}

/** `:contains(Night)` of jQuery looks for a text. */
function hintAtContents({ name, argument }: PseudoStep): string | null {
  if (name !== 'has' || !argument || argument.type !== 'query') return null;
  const { groups } = argument.query;
  const step = groups[0].steps[0];
  if (groups.length > 1 || groups[0].steps.length > 1 || step.type !== 'name') return null;
  const text = stringifyStep(step);
  return ':has(' + text + ') looks for a name; did you mean [text*=' + text + ']?';
}

function hintAtName(type: 'name' | 'class', name: string, words: Dictionary): string | null {
  const { word } = words.domain;
  const isElement = word === 'element';
  if (type === 'name' && (COMBINED.test(name) || (isElement && name.indexOf(' ') > 0))) {
    return name + ' is one name; what is inside is found by :has(…), :parent and paths: /folder/*';
  }
  const meant = type === 'name' && name.indexOf('/') > 0 ? '/' + name : meaningOf(name, words);
  if (meant === null) return null;
  return 'no ' + word + ' is named ' + name + '; did you mean ' + meant + '?';
}

function meaningOf(name: string, words: Dictionary): string | null {
  if (name.charAt(0) === '#') return name.length > 1 ? name.substring(1) : null;
  const bare = foldCase(name.replace('.', ''));
  const pseudos = words.pseudos();
  for (let i = 0; i < pseudos.length; i++) if (foldCase(pseudos[i]) === bare) return ':' + pseudos[i];
  return null;
}
