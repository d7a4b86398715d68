import { HostObject } from '../../realm/HostObject';

/** `fl.as3PackagePaths` as it is before anybody changes it (Adobe's reference, in its example). */
const PACKAGE_PATHS = '.;$(AppConfig)/ActionScript 3.0/Classes';

/** The user's preferences, as `fl` remembers them. They have no effect on documents. */
export abstract class Preferences extends HostObject {
  private packagePaths = PACKAGE_PATHS;
  private isContactSensitive = false;
  private readonly globalPaths = { source: '', library: '', externalLibrary: '', flexSDK: '' };
  private drawsObjects = false;
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
}
