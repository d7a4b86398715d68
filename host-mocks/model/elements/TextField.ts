import { checkChoice, checkNumber, checkText } from '../../realm/checkValue';
import { readFlag, readInteger, readNumber, readText, writeFlag } from '../xfl/attributes';
import { setAccessibility } from './accessibility';
import { Element } from './Element';
import { readFilters, writeFilters, type FilterValue } from './filters';
import { textTypeOf } from './text/textType';

const LINE_TYPES = ['single line', 'multiline', 'multiline no wrap', 'password'] as const;
const ORIENTATIONS = ['horizontal', 'vertical left to right', 'vertical right to left'] as const;
const RENDERING_MODES = ['device', 'bitmap', 'standard', 'advanced', 'customThicknessSharpness'] as const;

/**
 * The settings of a text field. Those that the reference restricts to some types of text can be read of all; of others
 * the host ignores what is assigned, with a warning.
 */
export abstract class TextField extends Element {
  get selectable(): boolean {
    return this.isInput || readFlag(this.node, 'isSelectable', true);
  }
  set selectable(value: boolean) {
    if (!this.isInput) writeFlag(this.node, 'isSelectable', Boolean(value), true);
  }
  get border(): boolean {
    return readFlag(this.node, 'border');
  }
  set border(value: boolean) {
    writeFlag(this.node, 'border', Boolean(value));
  }
  get autoExpand(): boolean {
    return readFlag(this.node, 'autoExpand');
  }
  set autoExpand(value: boolean) {
    writeFlag(this.node, 'autoExpand', Boolean(value));
  }
  get scrollable(): boolean {
    return readFlag(this.node, 'scrollable');
  }
  set scrollable(value: boolean) {
    if (!this.isStatic) writeFlag(this.node, 'scrollable', Boolean(value));
  }
  get renderAsHTML(): boolean {
    return readFlag(this.node, 'renderAsHTML');
  }
  set renderAsHTML(value: boolean) {
    if (!this.isStatic) writeFlag(this.node, 'renderAsHTML', Boolean(value));
  }
  get lineType(): string {
    return readText(this.node, 'lineType', 'single line');
  }
  set lineType(value: string) {
    const type = checkChoice('Text.lineType', value, LINE_TYPES);
    if (this.isStatic || (type === 'password' && !this.isInput)) return;
    this.node.setAttr('lineType', type === 'single line' ? null : type);
  }
  /** Of input text; 0 for any number. */
  get maxCharacters(): number {
    return readInteger(this.node, 'maxCharacters');
  }
  set maxCharacters(value: number) {
    const count = Math.trunc(checkNumber('Text.maxCharacters', value, 0));
    if (this.isInput) this.node.setAttr('maxCharacters', count === 0 ? null : String(count));
  }
  get orientation(): string {
    return readText(this.node, 'orientation', 'horizontal');
  }
  set orientation(value: string) {
    const orientation = checkChoice('Text.orientation', value, ORIENTATIONS);
    if (this.isStatic) this.node.setAttr('orientation', orientation === 'horizontal' ? null : orientation);
  }
  get variableName(): string {
    return readText(this.node, 'variableName');
  }
  set variableName(value: string) {
    if (!this.isStatic) this.node.setAttr('variableName', checkText('Text.variableName', value) || null);
  }

  get fontRenderingMode(): string {
    return readText(this.node, 'fontRenderingMode', 'advanced');
  }
  set fontRenderingMode(value: string) {
    const mode = checkChoice('Text.fontRenderingMode', value, RENDERING_MODES);
    this.node.setAttr('fontRenderingMode', mode === 'advanced' ? null : mode);
  }
  get useDeviceFonts(): boolean {
    return this.fontRenderingMode === 'device';
  }
  set useDeviceFonts(value: boolean) {
    if (Boolean(value) !== this.useDeviceFonts) this.fontRenderingMode = value ? 'device' : 'advanced';
  }
  get antiAliasSharpness(): number {
    return readNumber(this.node, 'antiAliasSharpness');
  }
  set antiAliasSharpness(value: number) {
    const sharpness = checkNumber('Text.antiAliasSharpness', value);
    this.node.setAttr('antiAliasSharpness', sharpness === 0 ? null : String(sharpness));
  }
  get antiAliasThickness(): number {
    return readNumber(this.node, 'antiAliasThickness');
  }
  set antiAliasThickness(value: number) {
    const thickness = checkNumber('Text.antiAliasThickness', value);
    this.node.setAttr('antiAliasThickness', thickness === 0 ? null : String(thickness));
  }
  get embeddedCharacters(): string {
    return readText(this.node, 'embeddedCharacters');
  }
  set embeddedCharacters(value: string) {
    if (!this.isStatic)
      this.node.setAttr('embeddedCharacters', checkText('Text.embeddedCharacters', value) || null);
  }
  /** Numbers separated by `|`. */
  get embedRanges(): string {
    return readText(this.node, 'embedRanges');
  }
  set embedRanges(value: string) {
    if (!this.isStatic) this.node.setAttr('embedRanges', checkText('Text.embedRanges', value) || null);
  }
  get embedVariantGlyphs(): boolean {
    return readFlag(this.node, 'embedVariantGlyphs');
  }
  set embedVariantGlyphs(value: boolean) {
    if (!this.isStatic) writeFlag(this.node, 'embedVariantGlyphs', Boolean(value));
  }

  /** Copies: change them and assign the Array. */
  get filters(): FilterValue[] {
    return readFilters(this.node);
  }
  set filters(value: FilterValue[]) {
    writeFilters(this.node, 'Text.filters', value);
  }

  get accName(): string {
    return readText(this.node, 'accName');
  }
  set accName(value: string) {
    setAccessibility(this.node, 'accName', checkText('Text.accName', value) || null);
  }
  get description(): string {
    return readText(this.node, 'description');
  }
  set description(value: string) {
    setAccessibility(this.node, 'description', checkText('Text.description', value) || null);
  }
  get shortcut(): string {
    return readText(this.node, 'shortcut');
  }
  set shortcut(value: string) {
    setAccessibility(this.node, 'shortcut', checkText('Text.shortcut', value) || null);
  }
  get silent(): boolean {
    return readFlag(this.node, 'silent');
  }
  set silent(value: boolean) {
    setAccessibility(this.node, 'silent', value ? 'true' : null);
  }
  /** 0 for none. */
  get tabIndex(): number {
    return readInteger(this.node, 'tabIndex');
  }
  set tabIndex(value: number) {
    const index = Math.trunc(checkNumber('Text.tabIndex', value, 0, 65535));
    setAccessibility(this.node, 'tabIndex', index === 0 ? null : String(index));
  }

  private get isStatic(): boolean {
    return textTypeOf(this.node) === 'static';
  }
  private get isInput(): boolean {
    return textTypeOf(this.node) === 'input';
  }
}
