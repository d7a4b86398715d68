/**
 * Open tags in a source text. Each is read by regular expressions, which every engine runs in its own code: a loop over
 * characters takes up to forty times as long in an engine without a compiler.
 */

/** Of the characters that XML allows, all below the space are white space. */
const BLANK = '[\\t- ]*';
const NAME = '[^\\t- =>]+';
const VALUE = `=${BLANK}(?:"([^"]*)"|'([^']*)')`;

const ATTRIBUTE = new RegExp(`(${BLANK})((${NAME})${BLANK}${VALUE})`, 'y');
const BLANKS = /[\t- ]*/y;
const ELEMENT_NAME = /[^\t- >/]*/y;

/** Maximum length of a tag that is matched by one expression: engines limit the memory of a match. */
const MAX_LENGTH = 100_000;

/** An attribute as written in the source. */
export interface SourceAttribute {
  /** White space before the name. */
  lead: string;
  name: string;
  /** The text between the quotes, as it is written. */
  value: string;
  /** `name="value"` */
  text: string;
}

/**
 * The attributes of an open tag.
 *
 * @param index - the offset after the tag's name
 * @returns undefined for a tag that is not well formed
 */
export function attributesAt(source: string, index: number): SourceAttribute[] | undefined {
  const attributes: SourceAttribute[] = [];
  let end = index;
  for (;;) {
    ATTRIBUTE.lastIndex = end;
    const match = ATTRIBUTE.exec(source);
    if (match === null) break;
    const [whole, lead = '', text = '', name = '', inDouble, inSingle = ''] = match;
    attributes.push({ lead, name, value: inDouble ?? inSingle, text });
    end += whole.length;
  }
  const last = source[skipBlank(source, end)];
  return last === '>' || last === '/' ? attributes : undefined;
}

/** The texts between the quotes of all attributes, by their names. */
export function valuesAt(source: string, index: number): ReadonlyMap<string, string> {
  return new Map((attributesAt(source, index) ?? []).map(({ name, value }) => [name, value]));
}

/** Expressions by attribute name. */
const searches = new Map<string, RegExp>();
const MAX_SEARCHES = 4096;

/**
 * The text between the quotes of an attribute; undefined if there is no attribute of that name.
 *
 * @param index - the offset after the tag's name
 * @param end - the offset after the tag, which is well formed
 */
export function valueAt(source: string, index: number, end: number, name: string): string | undefined {
  if (end - index > MAX_LENGTH)
    return attributesAt(source, index)?.find((attribute) => attribute.name === name)?.value;
  const search = searchFor(name);
  search.lastIndex = index;
  const match = search.exec(source);
  return match === null ? undefined : (match[1] ?? match[2]);
}

function searchFor(name: string): RegExp {
  let search = searches.get(name);
  if (search === undefined) {
    if (searches.size === MAX_SEARCHES) searches.clear();
    const others = `(?:${BLANK}${NAME}${BLANK}${VALUE.replace(/\((?!\?)/g, '(?:')})*?`;
    const literal = name.replace(/[^\w]/g, '\\$&');
    search = new RegExp(`${others}${BLANK}${literal}${BLANK}${VALUE}`, 'y');
    searches.set(name, search);
  }
  return search;
}

/** The end of the element's name that begins at `index`. */
export function nameEnd(source: string, index: number): number {
  return endOf(ELEMENT_NAME, source, index);
}

export function skipBlank(source: string, index: number): number {
  return endOf(BLANKS, source, index);
}

function endOf(pattern: RegExp, source: string, index: number): number {
  pattern.lastIndex = index;
  pattern.test(source);
  return pattern.lastIndex;
}
