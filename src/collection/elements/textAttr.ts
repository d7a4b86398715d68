import { describeArgument } from '../../host/describeValue';
import { foldCase } from '../../text/fold';
import { isSimilarFont, styleWithin } from '../../text/fontName';
import { suggest } from '../../text/nearest';
import { attributesOf, setEach, type Attribute } from '../methods/attr';
import { includes } from '../../host/includes';
import { checkTexts } from './support/checkTexts';

const METHOD = 'ElementCollection.textAttr';

/** Source: Adobe's reference, TextAttrs object. */
const NAMES = (
  'aliasText alignment autoKern bold characterPosition characterSpacing face fillColor indent ' +
  'italic leftMargin letterSpacing lineSpacing rightMargin rotation size target url'
).split(' ');

function checkName(name: string): void {
  if (includes(NAMES, name)) return;
  const problem = 'texts have no attribute ' + describeArgument(name);
  throw new TypeError(METHOD + '(): ' + problem + '; ' + suggest(name, NAMES));
}

/** A value that some runs have, and the one that they get. */
interface Replacement {
  name: string;
  from: unknown;
  to: unknown;
}

/** Tells whether a run has that value. Of texts, such as colours, the case does not count; faces have families. */
function isSame(name: string, value: unknown, wanted: unknown): boolean {
  if (typeof value !== 'string' || typeof wanted !== 'string') return value === wanted;
  return name === 'face' ? isSimilarFont(value, wanted) : foldCase(value) === foldCase(wanted);
}

/** The style that a run keeps in its new font: that of a face which its family stood for. */
function keptStyle({ name, from, to }: Replacement, value: unknown): string {
  const hasStyles = name === 'face' && typeof value === 'string' && typeof from === 'string';
  return hasStyles && !/bold|italic|oblique/i.test(String(to)) ? styleWithin(value, from) : '';
}

/** A stretch of characters. */
interface Stretch {
  start: number;
  end: number;
  style: string;
}

/** Finds the runs whose attribute has a value. Neighbours become one stretch: the host is called once for them. */
function stretchesWith(text: Text, replacement: Replacement): Stretch[] {
  const { name, from } = replacement;
  const stretches: Stretch[] = [];
  const runs = text.textRuns;
  let start = 0;
  for (let i = 0; i < runs.length; i++) {
    const end = start + runs[i].characters.length;
    const value = (runs[i].textAttrs as unknown as Record<string, unknown>)[name];
    if (isSame(name, value, from)) {
      const style = keptStyle(replacement, value);
      const last = stretches[stretches.length - 1] as Stretch | undefined;
      if (last && last.end === start && last.style === style) last.end = end;
      else stretches.push({ start, end, style });
    }
    start = end;
  }
  return stretches;
}

function setBetween(text: Text, name: string, value: unknown, { start, end }: Stretch): void {
  if (end === 0) text.setTextAttr(name as 'face', value as string);
  else text.setTextAttr(name as 'face', value as string, start, end);
}

function setWhere(text: Text, replacement: Replacement): void {
  const stretches = stretchesWith(text, replacement);
  for (let i = stretches.length - 1; i >= 0; i--) {
    const { style } = stretches[i];
    setBetween(text, replacement.name, replacement.to, stretches[i]);
    if (style.indexOf('bold') >= 0) setBetween(text, 'bold', true, stretches[i]);
    if (/italic|oblique/.test(style)) setBetween(text, 'italic', true, stretches[i]);
  }
}

/**
 * Sets looks of all characters of texts, or of those that look in one way. Host members: `elementType`, `setTextAttr`;
 * for the latter `textRuns`, `characters`, `textAttrs` and the attribute.
 *
 * @param args name and value, name and two values (from, to), or an object of names and values
 */
export function setTextAttributes(elements: Element[], args: unknown[], scope: unknown): void {
  const isConditional = typeof args[0] === 'string' && args[2] !== undefined;
  const attributes: Attribute[] = attributesOf(METHOD, args[0], args[1]);
  for (let i = 0; i < attributes.length; i++) checkName(attributes[i].name);
  const texts = checkTexts(METHOD, elements);
  for (let i = 0; i < attributes.length; i++) {
    const { name, value } = attributes[i];
    setEach(
      METHOD,
      texts,
      name,
      isConditional ? args[2] : value,
      {
        set(text, own: string) {
          if (isConditional) setWhere(text, { name, from: value, to: own });
          else text.setTextAttr(name as 'face', own);
        },
      },
      scope,
    );
  }
}
