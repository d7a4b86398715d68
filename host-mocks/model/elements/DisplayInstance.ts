import { INSTANCE } from '../../../document/xfl/schema/instanceSchema';
import { HostError } from '../../../document/checks/HostError';
import { checkChoice, checkNumber } from '../../../document/checks/checkValue';
import { formatColor, parseColor } from '../../../document/xfl/colors';
import { assign } from '../../../document/xfl/assign';
import { childOrNew } from '../../../document/xfl/childNodes';
import { BLENDING } from '../../../document/xfl/schema/effectSchema';
import { setAccessibility } from './accessibility';
import {
  brightnessOf,
  COLOR_MODES,
  colorModeOf,
  colorTransformOf,
  matteColorOf,
  setChannel,
  setColorMode,
  tintOf,
  type Channel,
  type ColorMode,
} from '../../../document/xfl/colorEffect';
import { readFilters, writeFilters, type FilterValue } from '../../../document/xfl/filters';
import { Instance } from './Instance';
import { ACCESSIBILITY } from '../../../document/xfl/schema/documentSchema';

/** The common members of instances of symbols and compiled clips: colour effect, filters, blending, accessibility. */
export abstract class DisplayInstance extends Instance {
  /** Reading them with another `colorMode` is an error, says Adobe's reference. */
  static readonly atTimes: readonly string[] = ['brightness', 'tintColor', 'tintPercent'];

  get visible(): boolean {
    return INSTANCE.isVisible.read(this.node);
  }
  set visible(value: boolean) {
    INSTANCE.isVisible.write(this.node, Boolean(value));
  }
  get blendMode(): string {
    return BLENDING.blendMode.read(this.node);
  }
  set blendMode(value: string) {
    assign(this.node, BLENDING.blendMode, `${this.className}.blendMode`, value);
  }
  get cacheAsBitmap(): boolean {
    return INSTANCE.cacheAsBitmap.read(this.node);
  }
  set cacheAsBitmap(value: boolean) {
    INSTANCE.cacheAsBitmap.write(this.node, Boolean(value));
  }
  /** Copies: change them and assign the Array. */
  get filters(): FilterValue[] {
    return readFilters(this.node);
  }
  set filters(value: FilterValue[]) {
    writeFilters(this.node, `${this.className}.filters`, value);
  }

  /** True for 24 bits without transparency, on `backgroundColor`. */
  get useBackgroundColor(): boolean {
    return !INSTANCE.bits32.read(this.node);
  }
  set useBackgroundColor(value: boolean) {
    INSTANCE.bits32.write(this.node, !value);
  }
  get backgroundColor(): string {
    return formatColor({ rgb: matteColorOf(this.node), alpha: 1 });
  }
  set backgroundColor(value: string | number) {
    const { rgb } = parseColor(`${this.className}.backgroundColor`, value);
    childOrNew(this.node, 'MatteColor').setAttr('color', rgb);
  }

  get colorMode(): ColorMode {
    return colorModeOf(this.node);
  }
  set colorMode(value: ColorMode) {
    setColorMode(this.node, checkChoice(`${this.className}.colorMode`, value, COLOR_MODES));
  }
  /** -100 to 100. Only in the mode `brightness`. */
  get brightness(): number {
    this.needMode('brightness', 'brightness');
    return Math.round(brightnessOf(this.node) * 100);
  }
  /** `#RRGGBB`. Only in the mode `tint`. */
  get tintColor(): string {
    this.needMode('tint', 'tintColor');
    return tintOf(this.node).color;
  }
  /** 0 to 100. Only in the mode `tint`. */
  get tintPercent(): number {
    this.needMode('tint', 'tintPercent');
    return Math.round(tintOf(this.node).strength * 100);
  }

  get colorRedPercent(): number {
    return this.percent('red');
  }
  set colorRedPercent(value: number) {
    this.setPercent('red', 'colorRedPercent', value);
  }
  get colorGreenPercent(): number {
    return this.percent('green');
  }
  set colorGreenPercent(value: number) {
    this.setPercent('green', 'colorGreenPercent', value);
  }
  get colorBluePercent(): number {
    return this.percent('blue');
  }
  set colorBluePercent(value: number) {
    this.setPercent('blue', 'colorBluePercent', value);
  }
  get colorAlphaPercent(): number {
    return this.percent('alpha');
  }
  set colorAlphaPercent(value: number) {
    this.setPercent('alpha', 'colorAlphaPercent', value);
  }
  get colorRedAmount(): number {
    return this.amount('red');
  }
  set colorRedAmount(value: number) {
    this.setAmount('red', 'colorRedAmount', value);
  }
  get colorGreenAmount(): number {
    return this.amount('green');
  }
  set colorGreenAmount(value: number) {
    this.setAmount('green', 'colorGreenAmount', value);
  }
  get colorBlueAmount(): number {
    return this.amount('blue');
  }
  set colorBlueAmount(value: number) {
    this.setAmount('blue', 'colorBlueAmount', value);
  }
  get colorAlphaAmount(): number {
    return this.amount('alpha');
  }
  set colorAlphaAmount(value: number) {
    this.setAmount('alpha', 'colorAlphaAmount', value);
  }

  get accName(): string {
    return ACCESSIBILITY.accName.read(this.node);
  }
  set accName(value: string) {
    setAccessibility(this.node, ACCESSIBILITY.accName, `${this.className}.accName`, value);
  }
  get description(): string {
    return ACCESSIBILITY.description.read(this.node);
  }
  set description(value: string) {
    setAccessibility(this.node, ACCESSIBILITY.description, `${this.className}.description`, value);
  }
  get shortcut(): string {
    return ACCESSIBILITY.shortcut.read(this.node);
  }
  set shortcut(value: string) {
    setAccessibility(this.node, ACCESSIBILITY.shortcut, `${this.className}.shortcut`, value);
  }
  /** 0 for none. */
  get tabIndex(): number {
    return ACCESSIBILITY.tabIndex.read(this.node);
  }
  set tabIndex(value: number) {
    setAccessibility(this.node, ACCESSIBILITY.tabIndex, `${this.className}.tabIndex`, value);
  }
  get silent(): boolean {
    return ACCESSIBILITY.silent.read(this.node);
  }
  set silent(value: boolean) {
    setAccessibility(this.node, ACCESSIBILITY.silent, `${this.className}.silent`, value);
  }
  get forceSimple(): boolean {
    return ACCESSIBILITY.forceSimple.read(this.node);
  }
  set forceSimple(value: boolean) {
    setAccessibility(this.node, ACCESSIBILITY.forceSimple, `${this.className}.forceSimple`, value);
  }

  protected override get keepsData(): boolean {
    return true;
  }

  private get className(): string {
    return (this.constructor as typeof Instance).className;
  }

  private needMode(mode: ColorMode, member: string): void {
    if (this.colorMode !== mode) {
      throw new HostError(
        `${this.className}.${member}: only with colorMode "${mode}", which is "${this.colorMode}" here`,
      );
    }
  }

  private percent(channel: Channel): number {
    return Math.round(colorTransformOf(this.node)[channel].multiplier * 100);
  }
  private setPercent(channel: Channel, member: string, value: number): void {
    const percent = checkNumber(`${this.className}.${member}`, value, -100, 100);
    setChannel(this.node, channel, { multiplier: percent / 100 });
  }

  private amount(channel: Channel): number {
    return Math.round(colorTransformOf(this.node)[channel].offset);
  }
  private setAmount(channel: Channel, member: string, value: number): void {
    setChannel(this.node, channel, { offset: checkNumber(`${this.className}.${member}`, value, -255, 255) });
  }
}
