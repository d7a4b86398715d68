import { setEach, type Setter } from '../methods/attr';
import { forEach } from '../support/forEach';
import { wrongArgument } from '../support/check';
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
    throw wrongArgument(METHOD, 'the first argument', 'a String or a Function', value);
  const setter: Setter<Text> = {
    read(own) {
      if (typeof own !== 'string') throw wrongArgument(METHOD, 'what the Function returns', 'a String', own);
      return own;
    },
    set: (text, own: string) => text.setTextString(own),
  };
  setEach(METHOD, checkTexts(METHOD, elements), 'text', value, setter, scope);
}
