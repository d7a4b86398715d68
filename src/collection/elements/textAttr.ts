import { describeArgument } from '../../host/describeValue';
import { foldCase } from '../../text/fold';
import { suggest } from '../../text/nearest';
import { attributesOf, setEach, type Attribute } from '../methods/attr';
import { includes } from '../../host/includes';
import { checkTexts } from './support/texts';

const METHOD = 'ElementCollection.textAttr';

/** Source: Adobe's reference, TextAttrs object. */
const NAMES = [
  'aliasText',
  'alignment',
  'autoKern',
  'bold',
  'characterPosition',
  'characterSpacing',
  'face',
  'fillColor',
  'indent',
  'italic',
  'leftMargin',
  'letterSpacing',
  'lineSpacing',
  'rightMargin',
  'rotation',
  'size',
  'target',
  'url',
];

function checkName(name: string): void {
  if (includes(NAMES, name)) return;
  const problem = 'texts have no attribute ' + describeArgument(name);
  throw new TypeError(METHOD + '(): ' + problem + '; ' + suggest(name, NAMES));
}

/** Tells whether a run has that value. Of texts, such as faces and colours, the case does not count. */
function isSame(value: unknown, wanted: unknown): boolean {
  if (typeof value !== 'string' || typeof wanted !== 'string') return value === wanted;
  return foldCase(value) === foldCase(wanted);
}

/** A stretch of characters. */
interface Stretch {
  start: number;
  end: number;
}

/** Finds the runs whose attribute has a value. Neighbours become one stretch: the host is called once for them. */
function stretchesWith(text: Text, name: string, wanted: unknown): Stretch[] {
  const found: Stretch[] = [];
  const runs = text.textRuns;
  let start = 0;
  for (let i = 0; i < runs.length; i++) {
    const end = start + runs[i].characters.length;
    if (isSame((runs[i].textAttrs as unknown as Record<string, unknown>)[name], wanted)) {
      const last = found[found.length - 1] as Stretch | undefined;
      if (last && last.end === start) last.end = end;
      else found.push({ start, end });
    }
    start = end;
  }
  return found;
}

function setWhere(text: Text, name: string, from: unknown, to: unknown): void {
  const stretches = stretchesWith(text, name, from);
  for (let i = stretches.length - 1; i >= 0; i--) {
    const { start, end } = stretches[i];
    if (end === 0) text.setTextAttr(name as 'face', to as string);
    else text.setTextAttr(name as 'face', to as string, start, end);
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
  const attributes: Attribute[] = attributesOf(METHOD, args);
  for (let i = 0; i < attributes.length; i++) checkName(attributes[i].name);
  const texts = checkTexts(METHOD, elements);
  for (let i = 0; i < attributes.length; i++) {
    const { name, value } = attributes[i];
    setEach(
      METHOD,
      texts,
      { name, value: isConditional ? args[2] : value },
      {
        set(text, own: string) {
          if (isConditional) setWhere(text, name, value, own);
          else text.setTextAttr(name as 'face', own);
        },
      },
      scope,
    );
  }
}
