import type { AdobeTextAttrs, Contract } from '../../../contract/adobe';
import { notImplemented } from '../../../../document/checks/HostError';
import { HostObject } from '../../../realm/HostObject';
import type { XmlNode } from '../../../../document/xml/XmlNode';
import { TEXT_ATTRIBUTES, type TextAttributeName } from './textAttributes';

/** The looks of a run of text: a view of one `DOMTextAttrs`. Sizes in points, distances in pixels. */
export class TextAttrs extends HostObject implements Contract<AdobeTextAttrs> {
  static override readonly className = 'TextAttrs';

  constructor(
    readonly node: XmlNode,
    private readonly isTLF: boolean,
    /** Puts the node into its run, before it is written. */
    private readonly attach: () => void,
  ) {
    super();
  }

  override get notReadable(): readonly string[] {
    return this.isTLF ? ['lineSpacing'] : [];
  }

  get aliasText(): boolean {
    return this.read('aliasText') as boolean;
  }
  set aliasText(value: boolean) {
    this.write('aliasText', value);
  }
  get alignment(): string {
    return this.read('alignment') as string;
  }
  set alignment(value: string) {
    this.write('alignment', value);
  }
  get autoKern(): boolean {
    return this.read('autoKern') as boolean;
  }
  set autoKern(value: boolean) {
    this.write('autoKern', value);
  }
  get bold(): boolean {
    return this.read('bold') as boolean;
  }
  set bold(value: boolean) {
    this.write('bold', value);
  }
  get characterPosition(): string {
    return this.read('characterPosition') as string;
  }
  set characterPosition(value: string) {
    this.write('characterPosition', value);
  }
  /** The same as `letterSpacing`. */
  get characterSpacing(): number {
    return this.read('characterSpacing') as number;
  }
  set characterSpacing(value: number) {
    this.write('characterSpacing', value);
  }
  /** The font's PostScript name, as the document has it. */
  get face(): string {
    return this.read('face') as string;
  }
  set face(value: string) {
    this.write('face', value);
  }
  get fillColor(): string {
    return this.read('fillColor') as string;
  }
  set fillColor(value: string | number) {
    this.write('fillColor', value);
  }
  get indent(): number {
    return this.read('indent') as number;
  }
  set indent(value: number) {
    this.write('indent', value);
  }
  get italic(): boolean {
    return this.read('italic') as boolean;
  }
  set italic(value: boolean) {
    this.write('italic', value);
  }
  get leftMargin(): number {
    return this.read('leftMargin') as number;
  }
  set leftMargin(value: number) {
    this.write('leftMargin', value);
  }
  get letterSpacing(): number {
    return this.read('letterSpacing') as number;
  }
  set letterSpacing(value: number) {
    this.write('letterSpacing', value);
  }
  get lineSpacing(): number {
    if (this.isTLF) throw notImplemented('TextAttrs.lineSpacing of TLF text');
    return this.read('lineSpacing') as number;
  }
  set lineSpacing(value: number) {
    this.write('lineSpacing', value);
  }
  get rightMargin(): number {
    return this.read('rightMargin') as number;
  }
  set rightMargin(value: number) {
    this.write('rightMargin', value);
  }
  get rotation(): boolean {
    return this.read('rotation') as boolean;
  }
  set rotation(value: boolean) {
    this.write('rotation', value);
  }
  get size(): number {
    return this.read('size') as number;
  }
  set size(value: number) {
    this.write('size', value);
  }
  get target(): string {
    return this.read('target') as string;
  }
  set target(value: string) {
    this.write('target', value);
  }
  get url(): string {
    return this.read('url') as string;
  }
  set url(value: string) {
    this.write('url', value);
  }

  private read(name: TextAttributeName): unknown {
    return TEXT_ATTRIBUTES[name].read(this.node);
  }
  private write(name: TextAttributeName, value: unknown): void {
    if (this.isTLF) throw notImplemented(`TextAttrs.${name} of TLF text (assignment)`);
    this.attach();
    TEXT_ATTRIBUTES[name].write(this.node, value, `TextAttrs.${name}`);
  }
}
