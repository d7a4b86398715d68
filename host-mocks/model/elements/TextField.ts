import { setAccessibility } from './accessibility';
import { Element } from './Element';
import { readFilters, writeFilters, type FilterValue } from '../../../document/xfl/filters';
import { assign, checked } from '../../../document/xfl/assign';
import { TEXT_FIELD } from '../../../document/xfl/schema/textSchema';
import { textTypeOf } from '../../../document/xfl/texts/textType';
import { ACCESSIBILITY } from '../../../document/xfl/schema/documentSchema';

/**
 * The settings of a text field. Those that the reference restricts to some types of text can be read for all types; the
 * host ignores assignments for other types, with a warning.
 */
export abstract class TextField extends Element {
  get selectable(): boolean {
    return this.isInput || TEXT_FIELD.isSelectable.read(this.node);
  }
  set selectable(value: boolean) {
    if (!this.isInput) assign(this.node, TEXT_FIELD.isSelectable, 'Text.selectable', value);
  }
  get border(): boolean {
    return TEXT_FIELD.border.read(this.node);
  }
  set border(value: boolean) {
    assign(this.node, TEXT_FIELD.border, 'Text.border', value);
  }
  get autoExpand(): boolean {
    return TEXT_FIELD.autoExpand.read(this.node);
  }
  set autoExpand(value: boolean) {
    assign(this.node, TEXT_FIELD.autoExpand, 'Text.autoExpand', value);
  }
  get scrollable(): boolean {
    return TEXT_FIELD.scrollable.read(this.node);
  }
  set scrollable(value: boolean) {
    if (!this.isStatic) assign(this.node, TEXT_FIELD.scrollable, 'Text.scrollable', value);
  }
  get renderAsHTML(): boolean {
    return TEXT_FIELD.renderAsHTML.read(this.node);
  }
  set renderAsHTML(value: boolean) {
    if (!this.isStatic) assign(this.node, TEXT_FIELD.renderAsHTML, 'Text.renderAsHTML', value);
  }
  get lineType(): string {
    return TEXT_FIELD.lineType.read(this.node);
  }
  set lineType(value: string) {
    const type = checked(TEXT_FIELD.lineType, 'Text.lineType', value);
    if (this.isStatic || (type === 'password' && !this.isInput)) return;
    TEXT_FIELD.lineType.write(this.node, type);
  }
  /** For input text; 0 means unlimited. */
  get maxCharacters(): number {
    return TEXT_FIELD.maxCharacters.read(this.node);
  }
  set maxCharacters(value: number) {
    const count = checked(TEXT_FIELD.maxCharacters, 'Text.maxCharacters', value);
    if (this.isInput) TEXT_FIELD.maxCharacters.write(this.node, count);
  }
  get orientation(): string {
    return TEXT_FIELD.orientation.read(this.node);
  }
  set orientation(value: string) {
    const orientation = checked(TEXT_FIELD.orientation, 'Text.orientation', value);
    if (this.isStatic) TEXT_FIELD.orientation.write(this.node, orientation);
  }
  get variableName(): string {
    return TEXT_FIELD.variableName.read(this.node);
  }
  set variableName(value: string) {
    if (!this.isStatic) assign(this.node, TEXT_FIELD.variableName, 'Text.variableName', value);
  }

  get fontRenderingMode(): string {
    return TEXT_FIELD.fontRenderingMode.read(this.node);
  }
  set fontRenderingMode(value: string) {
    assign(this.node, TEXT_FIELD.fontRenderingMode, 'Text.fontRenderingMode', value);
  }
  get useDeviceFonts(): boolean {
    return this.fontRenderingMode === 'device';
  }
  set useDeviceFonts(value: boolean) {
    if (Boolean(value) !== this.useDeviceFonts) this.fontRenderingMode = value ? 'device' : 'advanced';
  }
  get antiAliasSharpness(): number {
    return TEXT_FIELD.antiAliasSharpness.read(this.node);
  }
  set antiAliasSharpness(value: number) {
    assign(this.node, TEXT_FIELD.antiAliasSharpness, 'Text.antiAliasSharpness', value);
  }
  get antiAliasThickness(): number {
    return TEXT_FIELD.antiAliasThickness.read(this.node);
  }
  set antiAliasThickness(value: number) {
    assign(this.node, TEXT_FIELD.antiAliasThickness, 'Text.antiAliasThickness', value);
  }
  get embeddedCharacters(): string {
    return TEXT_FIELD.embeddedCharacters.read(this.node);
  }
  set embeddedCharacters(value: string) {
    if (!this.isStatic) assign(this.node, TEXT_FIELD.embeddedCharacters, 'Text.embeddedCharacters', value);
  }
  /** Numbers separated by `|`. */
  get embedRanges(): string {
    return TEXT_FIELD.embedRanges.read(this.node);
  }
  set embedRanges(value: string) {
    if (!this.isStatic) assign(this.node, TEXT_FIELD.embedRanges, 'Text.embedRanges', value);
  }
  get embedVariantGlyphs(): boolean {
    return TEXT_FIELD.embedVariantGlyphs.read(this.node);
  }
  set embedVariantGlyphs(value: boolean) {
    if (!this.isStatic) assign(this.node, TEXT_FIELD.embedVariantGlyphs, 'Text.embedVariantGlyphs', value);
  }

  /** Copies: change them and assign the Array. */
  get filters(): FilterValue[] {
    return readFilters(this.node);
  }
  set filters(value: FilterValue[]) {
    writeFilters(this.node, 'Text.filters', value);
  }

  get accName(): string {
    return ACCESSIBILITY.accName.read(this.node);
  }
  set accName(value: string) {
    setAccessibility(this.node, ACCESSIBILITY.accName, 'Text.accName', value);
  }
  get description(): string {
    return ACCESSIBILITY.description.read(this.node);
  }
  set description(value: string) {
    setAccessibility(this.node, ACCESSIBILITY.description, 'Text.description', value);
  }
  get shortcut(): string {
    return ACCESSIBILITY.shortcut.read(this.node);
  }
  set shortcut(value: string) {
    setAccessibility(this.node, ACCESSIBILITY.shortcut, 'Text.shortcut', value);
  }
  get silent(): boolean {
    return ACCESSIBILITY.silent.read(this.node);
  }
  set silent(value: boolean) {
    setAccessibility(this.node, ACCESSIBILITY.silent, 'Text.silent', value);
  }
  /** 0 for none. */
  get tabIndex(): number {
    return ACCESSIBILITY.tabIndex.read(this.node);
  }
  set tabIndex(value: number) {
    setAccessibility(this.node, ACCESSIBILITY.tabIndex, 'Text.tabIndex', value);
  }

  private get isStatic(): boolean {
    return textTypeOf(this.node) === 'static';
  }
  private get isInput(): boolean {
    return textTypeOf(this.node) === 'input';
  }
}
