import { writeFile } from '../../../../platform/writeFile';
import { HostError } from '../../../../document/checks/HostError';
import { checkNumber, checkText, describeValue } from '../../../../document/checks/checkValue';
import { DocumentCore } from '../DocumentCore';
import { readLibraryPath, writeLibraryPath } from './libraryPaths';
import { readPlayerVersion, writePlayerVersion } from './playerVersion';
import {
  addImportedProfile,
  addProfile,
  deleteProfile,
  exportProfile,
  importProfile,
  renameProfile,
} from './profiles';

/** Codes for true in PublishSettings.xml; false is 0. */
const ON = { AS3Strict: '2', AS3Coach: '4', AS3AutoDeclare: '4096' };

/** Members of the document that its publish settings store. */
export abstract class DocumentPublishing extends DocumentCore {
  get docClass(): string {
    return this.publishing.read('DocumentClass', '');
  }
  set docClass(value: string) {
    this.publishing.write('DocumentClass', checkText('Document.docClass', value));
  }
  /** 1, 2 or 3. */
  get asVersion(): number {
    return Number(this.publishing.read('ActionScriptVersion', '3'));
  }
  set asVersion(value: number) {
    this.writeWhole('ActionScriptVersion', checkNumber('Document.asVersion', value, 1, 3));
  }
  /** True if publishing also writes a SWC file. */
  get exportSWC(): boolean {
    return this.publishing.read('ExportSwc', '0') !== '0';
  }
  set exportSWC(value: boolean) {
    this.publishing.write('ExportSwc', value ? '1' : '0');
  }
  get as3StrictMode(): boolean {
    return this.readSwitch('AS3Strict');
  }
  set as3StrictMode(value: boolean) {
    this.writeSwitch('AS3Strict', value);
  }
  get as3WarningsMode(): boolean {
    return this.readSwitch('AS3Coach');
  }
  set as3WarningsMode(value: boolean) {
    this.writeSwitch('AS3Coach', value);
  }
  get as3AutoDeclare(): boolean {
    return this.readSwitch('AS3AutoDeclare');
  }
  set as3AutoDeclare(value: boolean) {
    this.writeSwitch('AS3AutoDeclare', value);
  }
  get as3Dialect(): string {
    return this.publishing.read('AS3Dialect', 'AS3');
  }
  set as3Dialect(value: string) {
    if (value !== 'AS3' && value !== 'ES') {
      throw new HostError(`Document.as3Dialect: expected "AS3" or "ES", got ${describeValue(value)}`);
    }
    this.publishing.write('AS3Dialect', value);
  }
  get as3ExportFrame(): number {
    return Number(this.publishing.read('AS3ExportFrame', '1'));
  }
  set as3ExportFrame(value: number) {
    this.writeWhole('AS3ExportFrame', checkNumber('Document.as3ExportFrame', value, 1));
  }
  /** Folders, separated by semicolons. */
  get sourcePath(): string {
    return this.publishing.read('AS3PackagePaths', '.');
  }
  set sourcePath(value: string) {
    this.publishing.write('AS3PackagePaths', checkText('Document.sourcePath', value));
  }
  get libraryPath(): string {
    return readLibraryPath(this.publishing, 'merge');
  }
  set libraryPath(value: string) {
    writeLibraryPath(this.publishing, 'merge', checkText('Document.libraryPath', value));
  }
  get externalLibraryPath(): string {
    return readLibraryPath(this.publishing, 'external');
  }
  set externalLibraryPath(value: string) {
    writeLibraryPath(this.publishing, 'external', checkText('Document.externalLibraryPath', value));
  }
  get swfJPEGQuality(): number {
    return Number(this.publishing.read('Quality', '80'));
  }
  set swfJPEGQuality(value: number) {
    this.writeWhole('Quality', checkNumber('Document.swfJPEGQuality', value, 0, 100));
  }

  getPlayerVersion(): string {
    return readPlayerVersion(this.publishing);
  }
  setPlayerVersion(version: string): boolean {
    return writePlayerVersion(this.publishing, String(version));
  }
  getTelemetryForSwf(): boolean {
    return this.publishing.read('EnableTelemetry', '0') !== '0';
  }

  get publishProfiles(): string[] {
    return this.publishing.names;
  }
  get currentPublishProfile(): string {
    return this.publishing.currentName;
  }
  set currentPublishProfile(value: string) {
    const name = checkText('Document.currentPublishProfile', value);
    if (!this.publishing.use(name))
      this.warn(
        `Document.currentPublishProfile: there is no profile "${name}"; "${this.currentPublishProfile}" stays current`,
      );
  }
  addNewPublishProfile(profileName?: string): number {
    return addProfile(this.publishing, profileName);
  }
  duplicatePublishProfile(profileName?: string): number {
    return addProfile(this.publishing, profileName);
  }
  deletePublishProfile(): number {
    return deleteProfile(this.publishing);
  }
  renamePublishProfile(profileNewName?: string): boolean {
    return renameProfile(this.publishing, profileNewName);
  }
  exportPublishProfileString(profileName?: string): string {
    return exportProfile(this.publishing, profileName);
  }
  importPublishProfileString(xmlString: string): boolean {
    return importProfile(this.publishing, String(xmlString));
  }

  /** To a file in a folder that scripts may touch. */
  exportPublishProfile(fileURI: string): void {
    const file = this.host.uriToWrite(fileURI, 'Document.exportPublishProfile');
    writeFile(this.host.platform, file, exportProfile(this.publishing));
  }
  /**
   * The index of the imported profile, which is called after its file and becomes the current one; -1 for a file that is missing or contains none.
   */
  importPublishProfile(fileURI: string): number {
    const file = this.host.resolveUri(fileURI, 'Document.importPublishProfile');
    const { disk, paths } = this.host.platform;
    if (!disk.exists(file)) return -1;
    const xml = new TextDecoder('utf-8', { ignoreBOM: true }).decode(disk.read(file));
    return addImportedProfile(this.publishing, xml, paths.basename(file, paths.extname(file)));
  }

  private writeWhole(name: string, value: number): void {
    this.publishing.write(name, String(Math.trunc(value)));
  }
  private readSwitch(name: keyof typeof ON): boolean {
    return this.publishing.read(name, ON[name]) !== '0';
  }
  private writeSwitch(name: keyof typeof ON, value: boolean): void {
    this.publishing.write(name, value ? ON[name] : '0');
  }
}
