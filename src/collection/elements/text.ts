import { setEach, type Setter } from '../methods/attr';
import { forEach } from '../support/forEach';
import { FIRST_ARGUMENT, wrongArgument } from '../support/check';
import { valueSetter } from '../support/checkedSetter';
import { textSetBy } from '../support/checkedValues';
import { checkTexts } from './support/checkTexts';

const METHOD = 'ElementCollection.text';

/** Reads the characters of each text. Host members: `elementType`, `getTextString`. */
export function readTexts(elements: Element[]): string[] {
  const texts = checkTexts(METHOD, elements);
  const contents: string[] = [];
  forEach(METHOD, texts, (text) => contents.push(text.getTextString()));
  return contents;
}

/**
 * Replaces the characters of each text; they get the format of its first run. Host members: `elementType`,
 * `setTextString`.
 */
export function setTexts(elements: Element[], value: unknown, scope: unknown): void {
  if (typeof value !== 'string' && typeof value !== 'function')
    throw wrongArgument(METHOD, FIRST_ARGUMENT, 'a String or a Function', value);
  const setter = textSetter(METHOD, elements, 'text', 'what the Function returns');
  setEach(METHOD, elements, 'text', value, setter, scope);
}

/** Tells whether a word of queries is one that texts alone have, and that can be set. */
export function isTextWord(name: string): name is 'text' | 'font' {
  return name === 'text' || name === 'font';
}

/**
 * How the characters of texts, or the font of all of them, are set. Host members: `elementType`, `setTextString`,
 * `setTextAttr`.
 *
 * @param valueName what a message calls the value
 */
export function textSetter(
  method: string,
  elements: Element[],
  word: 'text' | 'font',
  valueName: string = word,
): Setter<Element> {
  checkTexts(method, elements);
  return valueSetter(
    method,
    valueName,
    textSetBy(function setText(text: Text, value: string) {
      if (word === 'text') text.setTextString(value);
      else text.setTextAttr('face', value);
    }),
  );
}
