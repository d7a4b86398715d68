import { escapeText, quoteAttribute } from '../../notation/escapeXml';
import { BinaryFault } from '../BinaryFault';
import { dropUnwritable } from './dropUnwritable';

/** Values by attribute, in order; undefined values are omitted. */
export type WrittenAttributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Writes the text of one XML file as Flash CS5 lays it out: a line for each tag, no declaration. */
export class XmlWriter {
  private readonly parts: string[] = [];
  private length = 0;
  private indentation: string;

  /** `step`: blanks for each level; `depth`: the level at which the text begins. */
  constructor(
    private readonly step: string,
    private readonly maxLength: number,
    depth = 0,
  ) {
    this.indentation = step.repeat(depth);
  }

  /** An element with its content; an empty one is self-closing. */
  element(name: string, attributes: WrittenAttributes, content?: () => void): void {
    this.add(`${this.newLine()}<${name}${attributesText(attributes)}`);
    if (content === undefined) {
      this.add('/>');
      return;
    }
    const before = this.parts.length;
    this.add('>');
    const outside = this.indentation;
    this.indentation += this.step;
    content();
    this.indentation = outside;
    if (this.parts.length === before + 1) {
      this.parts.pop();
      this.add('/>');
    } else this.add(`${this.newLine()}</${name}>`);
  }

  /** An element that contains only a text. */
  textElement(name: string, text: string): void {
    this.add(`${this.newLine()}<${name}>${escapeText(dropUnwritable(text))}</${name}>`);
  }

  /** An element with an unescaped text: scripts, and XML of components. */
  cdataElement(name: string, text: string): void {
    const written = dropUnwritable(text).replaceAll(']]>', ']]]]><![CDATA[>');
    this.add(`${this.newLine()}<${name}><![CDATA[${written}]]></${name}>`);
  }

  /** An element around XML that is already written. */
  rawElement(name: string, xml: string): void {
    this.add(`${this.newLine()}<${name}>${dropUnwritable(xml)}</${name}>`);
  }

  toString(): string {
    return this.parts.join('');
  }

  private newLine(): string {
    return this.length === 0 ? '' : `\n${this.indentation}`;
  }

  private add(text: string): void {
    this.parts.push(text);
    this.length += text.length;
    if (this.length > this.maxLength) {
      throw new BinaryFault(
        `becomes a text of more than ${this.maxLength} characters; the limit maxTextLength`,
      );
    }
  }
}

function attributesText(attributes: WrittenAttributes): string {
  let text = '';
  for (const name of Object.keys(attributes)) {
    const value = attributes[name];
    if (value === undefined) continue;
    text += ` ${name}=${typeof value === 'number' ? `"${formatNumber(value)}"` : quoteAttribute(dropUnwritable(String(value)))}`;
  }
  return text;
}

const DIGITS = 15;
const LOWEST_EXPONENT = -4;

/** A number as Flash writes it: C's `%.15g`, an exponent in three digits; NaN is written as 0. */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return '0';
  const rounded = Number(value.toPrecision(DIGITS));
  if (rounded === 0) return '0';
  const [mantissa, exponentText] = rounded.toExponential().split('e');
  const exponent = Number(exponentText);
  if (exponent >= LOWEST_EXPONENT && exponent < DIGITS) return plain(rounded);
  return `${mantissa}e${exponent < 0 ? '-' : '+'}${String(Math.abs(exponent)).padStart(3, '0')}`;
}

/** Without an exponent, which JavaScript writes from 1e-7 and 1e21 on only. */
function plain(value: number): string {
  return String(value);
}
