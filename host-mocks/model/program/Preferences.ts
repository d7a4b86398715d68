import { checkNumber, checkText } from '../../../document/checks/checkValue';
import { invalidArgument, notImplemented } from '../../../document/checks/HostError';
import { HostObject } from '../../realm/HostObject';

/** The parameters of themes in the reference (fl33). Their colours depend on the user's theme. */
const THEME_COLORS: readonly string[] = [
  ...['themeAppBackgroundColor', 'themeItemSelectedColor', 'themeItemHighlightedColor'],
  ...['themeHotTextNormalColor', 'themeHotTextRolloverColor', 'themeHotTextDisableColor'],
  ...['themeStaticTextNormalColor', 'themeStaticTextDisableColor'],
  ...['themeTextEditNormalBackgroundColor', 'themeTextEditDisableBackgroundColor'],
  ...['themeUseGradients', 'themeEnableShading', 'themeDividerLine', 'themeDividerLineBevel'],
  ...['themeControlFocus', 'themeControlBorderNormal', 'themeControlBorderDisabled'],
  ...['themeControlFillNormal', 'themeControlFillTopNormal', 'themeControlFillBottomNormal'],
  ...['themeControlFillOver', 'themeControlFillTopOver', 'themeControlFillBottomOver'],
  ...['themeControlFillDown', 'themeControlFillTopDown', 'themeControlFillBottomDown'],
  ...['themeControlFillDisabled', 'themeControlFillTopDisabled', 'themeControlFillBottomDisabled'],
  ...[
    'themeControlFillSelectedOver',
    'themeControlFillTopSelectedOver',
    'themeControlFillBottomSelectedOver',
  ],
  ...['themeGenericIconNormal', 'themeGenericIconShadowNormal'],
  ...['themeGenericIconDisabled', 'themeGenericIconShadowDisabled'],
];

/** The initial value of `fl.as3PackagePaths` (Adobe's reference, in its example). */
const PACKAGE_PATHS = '.;$(AppConfig)/ActionScript 3.0/Classes';

/** The sizes of the publish cache. Their initial values are not known. */
const CACHE_SIZES = [
  'publishCacheDiskSizeMax',
  'publishCacheMemoryEntrySizeLimit',
  'publishCacheMemorySizeMax',
] as const;
type CacheSize = (typeof CACHE_SIZES)[number];

/** The user's preferences, as `fl` remembers them. They have no effect on documents. */
export abstract class Preferences extends HostObject {
  /** The first values of the program were not recorded: they are read only after a script has set them. */
  static readonly atTimes: readonly string[] = [...CACHE_SIZES, 'publishCacheEnabled'];

  private packagePaths = PACKAGE_PATHS;
  private isContactSensitive = false;
  private readonly globalPaths = { source: '', library: '', externalLibrary: '', flexSDK: '' };
  private drawsObjects = false;
  private readonly cacheSizes: Partial<Record<CacheSize, number>> = {};
  private isCacheEnabled: boolean | undefined;
  warnsOfLongScripts = true;

  get as3PackagePaths(): string {
    return this.packagePaths;
  }
  set as3PackagePaths(value: string) {
    this.packagePaths = String(value);
  }
  resetAS3PackagePaths(): void {
    this.packagePaths = PACKAGE_PATHS;
  }

  get sourcePath(): string {
    return this.globalPaths.source;
  }
  set sourcePath(value: string) {
    this.globalPaths.source = String(value);
  }
  get libraryPath(): string {
    return this.globalPaths.library;
  }
  set libraryPath(value: string) {
    this.globalPaths.library = String(value);
  }
  get externalLibraryPath(): string {
    return this.globalPaths.externalLibrary;
  }
  set externalLibraryPath(value: string) {
    this.globalPaths.externalLibrary = String(value);
  }
  get flexSDKPath(): string {
    return this.globalPaths.flexSDK;
  }
  set flexSDKPath(value: string) {
    this.globalPaths.flexSDK = String(value);
  }

  get contactSensitiveSelection(): boolean {
    return this.isContactSensitive;
  }
  set contactSensitiveSelection(value: boolean) {
    this.isContactSensitive = Boolean(value);
  }

  get objectDrawingMode(): boolean {
    return this.drawsObjects;
  }
  set objectDrawingMode(value: boolean) {
    this.drawsObjects = Boolean(value);
  }

  /** Remembered; a warning about long scripts does not exist here. */
  showIdleMessage(show: boolean): void {
    this.warnsOfLongScripts = show;
  }

  /** In megabytes. */
  get publishCacheDiskSizeMax(): number {
    return this.cacheSize('publishCacheDiskSizeMax');
  }
  set publishCacheDiskSizeMax(value: number) {
    this.setCacheSize('publishCacheDiskSizeMax', value);
  }
  /** In megabytes. */
  get publishCacheMemorySizeMax(): number {
    return this.cacheSize('publishCacheMemorySizeMax');
  }
  set publishCacheMemorySizeMax(value: number) {
    this.setCacheSize('publishCacheMemorySizeMax', value);
  }
  /** In kilobytes. */
  get publishCacheMemoryEntrySizeLimit(): number {
    return this.cacheSize('publishCacheMemoryEntrySizeLimit');
  }
  set publishCacheMemoryEntrySizeLimit(value: number) {
    this.setCacheSize('publishCacheMemoryEntrySizeLimit', value);
  }
  get publishCacheEnabled(): boolean {
    if (this.isCacheEnabled === undefined)
      throw notImplemented('Flash.publishCacheEnabled before it was set');
    return this.isCacheEnabled;
  }
  set publishCacheEnabled(value: boolean) {
    this.isCacheEnabled = Boolean(value);
  }
  clearPublishCache(): void {
    // The cache is always empty, as nothing is published.
  }

  /** Accepted without effect: no preference that a script can read is set so. */
  setPrefBoolean(keySection: string, keyName: string, _keyValue: string | boolean): void {
    checkText('setPrefBoolean: section', keySection);
    checkText('setPrefBoolean: name', keyName);
  }

  getThemeColorParameters(): string[] {
    return [...THEME_COLORS];
  }

  /**
   * The background is that of the dark theme.
   *
   * @throws NotImplemented for other colours, which were not recorded
   */
  getThemeColor(themeParamName: string): string {
    if (!THEME_COLORS.includes(themeParamName)) throw invalidArgument('getThemeColor', 1);
    if (themeParamName === 'themeAppBackgroundColor') return '#404040';
    throw notImplemented(`Flash.getThemeColor("${themeParamName}")`);
  }

  private cacheSize(member: CacheSize): number {
    const size = this.cacheSizes[member];
    if (size === undefined) throw notImplemented(`Flash.${member} before it was set`);
    return size;
  }

  private setCacheSize(member: CacheSize, value: number): void {
    this.cacheSizes[member] = Math.trunc(checkNumber(`Flash.${member}`, value, 0));
  }
}
