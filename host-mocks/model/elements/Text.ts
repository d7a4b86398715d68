import type { AdobeText, Contract } from '../../contract/adobe';
import { apply, type Point } from '../../../geometry/matrix';
import { notImplemented } from '../../../document/checks/HostError';
import { XmlNode } from '../../../document/xml/XmlNode';
import { checkChoice, checkNumber, checkText } from '../../../document/checks/checkValue';
import { propertyOf } from '../../realm/memberOf';
import { TEXT_GUTTER } from '../../../document/xfl/textGutter';
import { readMatrix, toTwips } from '../../../document/xfl/nodeMatrix';
import { TEXT_FIELD } from '../../../document/xfl/schema/textSchema';
import { runNodes } from '../../../document/xfl/texts/runNodes';
import { TEXT_TYPES, textTypeOf } from '../../../document/xfl/texts/textType';
import {
  attributesNodeOf,
  writableAttributesOf,
  isolateRuns,
  joinRuns,
  paragraphsAround,
  replaceText,
  runsBetween,
  textOfRuns,
} from '../../../document/xfl/textRuns';
import { textAttribute } from './text/textAttributes';
import { TextRun } from './text/TextRun';
import { withTextType } from './text/withTextType';
import { tlfRuns } from './text/tlfRuns';
import { TextField } from './TextField';

/** Filters have the properties of their kind. */
type Corrected = 'filters';

/**
 * A text: a view of one `DOMStaticText`, `DOMDynamicText`, `DOMInputText` or `DOMTLFText`. The frame of a
 * text that expands grows and shrinks with its lines, by the fonts that are available or those that stand in for them.
 */
export class Text extends TextField implements Contract<AdobeText, Corrected> {
  static override readonly className = 'Text';
  private start = 0;
  private end = 0;

  get elementType(): string {
    return this.isTLF ? 'tlfText' : 'text';
  }

  get textType(): string {
    return textTypeOf(this.node);
  }
  set textType(value: string) {
    const type = checkChoice('Text.textType', value, TEXT_TYPES);
    if (this.isTLF) throw notImplemented('Text.textType of TLF text');
    if (type !== this.textType) this.node = withTextType(this.node, type);
  }

  /** Number of characters. */
  get length(): number {
    return this.characters.length;
  }
  get textRuns(): TextRun[] {
    if (this.isTLF) {
      return tlfRuns(this.node).map(({ span, run }) => (span.view ??= new TextRun(run, true)) as TextRun);
    }
    return runNodes(this.node).map((node) => (node.view ??= new TextRun(node)) as TextRun);
  }

  getTextString(startIndex = 0, endIndex?: number): string {
    const { characters } = this;
    return characters.slice(index('Text.getTextString', startIndex), endIndex ?? characters.length);
  }
  /**
   * Without indices all text is replaced; with one the text is inserted there; with two it replaces the characters
   * between them.
   */
  setTextString(text: string, startIndex?: number, endIndex?: number): void {
    this.refuseTLF('setTextString');
    const characters = checkText('Text.setTextString', text);
    const start = Math.min(index('Text.setTextString', startIndex ?? 0), this.length);
    const end = startIndex === undefined ? this.length : index('Text.setTextString', endIndex ?? start);
    replaceText(this.node, characters, start, Math.max(start, end));
    this.fit();
  }

  /** Undefined if the look differs within the range. One index means that character alone. */
  getTextAttr(attrName: string, startIndex?: number, endIndex?: number): unknown {
    const attribute = textAttribute('Text.getTextAttr', attrName);
    if (attrName === 'lineSpacing') this.refuseTLF('getTextAttr("lineSpacing")');
    const [start, end] = this.range('Text.getTextAttr', startIndex, endIndex);
    const runs = this.isTLF ? tlfRuns(this.node).map(({ run }) => run) : runNodes(this.node);
    const between = runsBetween(runs, start, end);
    const nodes = (between.length > 0 ? between : runs.slice(0, 1)).map(attributesNodeOf);
    const values = new Set(nodes.map((node) => attribute.read(node)));
    return values.size === 1 ? [...values][0] : undefined;
  }
  setTextAttr(attrName: string, attrValue: unknown, startIndex?: number, endIndex?: number): void {
    this.refuseTLF('setTextAttr');
    if (propertyOf(this, attrName)) {
      // TKCB/TKCB-JSFL-Command-Set sets "selectable" like this, and continues.
      this.document.warn(`Text.setTextAttr: ${attrName} is a property of the text, not of its characters`);
      return;
    }
    const attribute = textAttribute('Text.setTextAttr', attrName);
    const member = `Text.setTextAttr: ${attrName}`;
    attribute.write(XmlNode.create('DOMTextAttrs'), attrValue, member);
    let [start, end] = this.range('Text.setTextAttr', startIndex, endIndex);
    if (attribute.isOfParagraph) [start, end] = paragraphsAround(this.characters, start, end);
    const runs = this.length === 0 ? runNodes(this.node) : isolateRuns(this.node, start, end);
    for (const run of runs) attribute.write(writableAttributesOf(run), attrValue, member);
    joinRuns(this.node);
    this.fit();
  }

  get selectionStart(): number {
    return this.start;
  }
  set selectionStart(value: number) {
    this.start = index('Text.selectionStart', value);
    this.end = Math.max(this.start, this.end);
  }
  get selectionEnd(): number {
    return this.end;
  }
  set selectionEnd(value: number) {
    this.end = index('Text.selectionEnd', value);
    this.start = Math.min(this.start, this.end);
  }

  /** The upper left corner of the frame that the host shows, with its gutter. */
  override get reference(): Point {
    const x = TEXT_FIELD.left.read(this.node) - TEXT_GUTTER;
    const y = TEXT_FIELD.top.read(this.node) - TEXT_GUTTER;
    return apply(readMatrix(this.node), this.isTLF ? { x: 0, y: 0 } : { x, y });
  }

  /** The frame of a text that expands is as large as its lines; one without characters stays. */
  private fit(): void {
    if (!this.autoExpand || this.length === 0 || TEXT_FIELD.orientation.read(this.node) !== 'horizontal')
      return;
    const { width, height } = this.document.sizeOfText(this.node);
    TEXT_FIELD.width.write(this.node, toTwips(width));
    TEXT_FIELD.height.write(this.node, toTwips(height));
  }

  private get isTLF(): boolean {
    return this.node.name === 'DOMTLFText';
  }
  private get characters(): string {
    return textOfRuns(this.isTLF ? tlfRuns(this.node).map(({ run }) => run) : runNodes(this.node));
  }

  /** TLF text is kept as markup, which this host only reads. */
  private refuseTLF(member: string): void {
    if (this.isTLF) throw notImplemented(`Text.${member} of TLF text`);
  }

  private range(
    member: string,
    startIndex: number | undefined,
    endIndex: number | undefined,
  ): [number, number] {
    if (startIndex === undefined) return [0, this.length];
    const start = index(member, startIndex);
    return [start, endIndex === undefined ? start + 1 : index(member, endIndex)];
  }
}

function index(member: string, value: unknown): number {
  return Math.trunc(checkNumber(`${member}: index`, value, 0));
}
