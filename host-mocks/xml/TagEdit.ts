import { decodeAttribute } from './decode';
import { quoteAttribute } from './escape';
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
 * The attributes of a tag that was touched. Attributes that nobody touches keep their place, quotes and white space;
 * one that returns to its value in the source, even after it was removed, returns to its form in the source too.
 */
export class TagEdit {
  private readonly attributes: Attribute[] = [];

  /** `index`: the place after the tag's name in its source. */
  static fromSource(source: string, index: number): TagEdit {
    const edit = new TagEdit();
    for (const { lead, name, value: raw, text } of attributesAt(source, index) ?? []) {
      const value = decodeAttribute(raw);
      edit.attributes.push({ name, lead, source: text, sourceValue: value, text, value });
    }
    return edit;
  }

  get(name: string): string | undefined {
    return this.find(name)?.value ?? undefined;
  }

  names(): string[] {
    return this.attributes.filter((attribute) => attribute.value !== null).map(({ name }) => name);
  }

  /** The text between the quotes; undefined for an attribute that is not there. */
  raw(name: string): string | undefined {
    const text = this.find(name)?.text ?? undefined;
    return text?.slice(text.search(/["']/) + 1, -1);
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
    for (const attribute of this.attributes) copy.attributes.push({ ...attribute });
    return copy;
  }

  private find(name: string): Attribute | undefined {
    return this.attributes.find((attribute) => attribute.name === name);
  }

  private add(name: string, value: string, after?: string): void {
    const attribute = { name, lead: ' ', text: `${name}=${quoteAttribute(value)}`, value };
    const index = this.attributes.findIndex((other) => other.name === after);
    const end = after === '' ? 0 : this.attributes.length;
    this.attributes.splice(index < 0 ? end : index + 1, 0, attribute);
  }
}
