import { decodeAttribute } from './decode';
import { quoteAttribute } from '../notation/escapeXml';
import { attributesAt } from './tags';

interface Attribute {
  name: string;
  /** White space before the name. */
  lead: string;
  /** `name="value"` as written in the source; undefined for one that was added. */
  source?: string;
  /** Decoded value of the source. */
  sourceValue?: string;
  /** `name="value"` as it will be written; null once removed. */
  text: string | null;
  /** Decoded value now; null once removed. */
  value: string | null;
}

/**
 * The attributes of a changed tag. Unchanged attributes keep their order, quotes and white space; one that gets its
 * value in the source again, even after it was removed, gets its form in the source again too.
 */
export class TagEdit {
  private readonly attributes: Attribute[] = [];
  private readonly byName = new Map<string, Attribute>();

  /** @param index - the offset after the tag's name in its source */
  static fromSource(source: string, index: number): TagEdit {
    const edit = new TagEdit();
    for (const { lead, name, value: raw, text } of attributesAt(source, index) ?? []) {
      const value = decodeAttribute(raw);
      edit.insert({ name, lead, source: text, sourceValue: value, text, value });
    }
    return edit;
  }

  get(name: string): string | undefined {
    return this.find(name)?.value ?? undefined;
  }

  /** Each name with the text between the quotes. */
  entries(): [name: string, raw: string][] {
    return this.attributes.flatMap(({ name, text }) => (text === null ? [] : [[name, betweenQuotes(text)]]));
  }

  /** The text between the quotes; undefined if there is no such attribute. */
  raw(name: string): string | undefined {
    const text = this.find(name)?.text ?? undefined;
    return text === undefined ? undefined : betweenQuotes(text);
  }

  /** A new attribute goes to the end, or after the attribute `after` if there is one; to the front for `''`. */
  set(name: string, value: string | null, after?: string): void {
    const attribute = this.find(name);
    if (attribute === undefined) {
      if (value !== null) this.add(name, value, after);
      return;
    }
    attribute.value = value;
    if (value === null) attribute.text = null;
    else if (value === attribute.sourceValue) attribute.text = attribute.source ?? null;
    else attribute.text = `${name}=${quoteAttribute(value)}`;
  }

  /** The attributes as they will be written, each with the white space before it. */
  write(): string {
    let written = '';
    for (const { lead, text } of this.attributes) if (text !== null) written += lead + text;
    return written;
  }

  clone(): TagEdit {
    const copy = new TagEdit();
    for (const attribute of this.attributes) copy.insert({ ...attribute });
    return copy;
  }

  private find(name: string): Attribute | undefined {
    return this.byName.get(name);
  }

  private add(name: string, value: string, after?: string): void {
    const attribute = { name, lead: ' ', text: `${name}=${quoteAttribute(value)}`, value };
    const before = after === undefined ? undefined : this.find(after);
    if (before) this.insert(attribute, this.attributes.indexOf(before) + 1);
    else this.insert(attribute, after === '' ? 0 : undefined);
  }

  private insert(attribute: Attribute, index = this.attributes.length): void {
    this.attributes.splice(index, 0, attribute);
    this.byName.set(attribute.name, attribute);
  }
}

function betweenQuotes(text: string): string {
  return text.slice(text.search(/["']/) + 1, -1);
}
