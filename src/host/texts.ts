import { isObject, read, readList } from './read';

/** Tells whether an `elementType` is that of a text. */
export function isTextType(elementType: unknown): boolean {
  return elementType === 'text' || elementType === 'tlfText';
}

/** All that a text says. Host members: `getTextString`. */
export function wholeText(text: object): string {
  const getTextString = read(text, 'getTextString') as (this: object) => unknown;
  return String(getTextString.call(text));
}

/** An attribute of each run of a text. Host members: `textRuns`, `textAttrs`. */
export function attributeOfRuns(text: object, name: string): unknown[] {
  const values: unknown[] = [];
  const runs = readList(text, 'textRuns');
  for (let i = 0; i < runs.length; i++) {
    const attributes = read(runs[i], 'textAttrs');
    if (isObject(attributes)) values.push(read(attributes, name));
  }
  return values;
}
