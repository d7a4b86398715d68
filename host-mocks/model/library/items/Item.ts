import { checkText } from '../../../../document/checks/checkValue';
import { HostError } from '../../../../document/checks/HostError';
import { unescapeFileName } from '../../../../document/notation/escapeFileName';
import { type WritableAttributes } from '../../../../document/xfl/attributes';
import { leafOf } from '../../../../document/xfl/itemPaths';
import {
  type PersistentValue,
  addData,
  getData,
  hasData,
  removeData,
} from '../../../../document/xfl/persistentData';
import { isPublished, setPublished } from '../../../../document/xfl/publishData';
import type { XmlNode } from '../../../../document/xml/XmlNode';
import type { AdobeItem, Contract } from '../../../contract/adobe';
import { HostObject } from '../../../realm/HostObject';
import type { ItemLibrary } from '../LibraryDocument';
import { assign } from '../../../../document/xfl/assign';
import { ITEM, LINKAGE } from '../../../../document/xfl/schema/itemSchema';

/** The types say strings and a Boolean; the members are undefined for items that are not exported. */
export type ItemCorrected = 'linkageClassName' | 'linkageBaseClass' | 'linkageExportInFirstFrame';

/**
 * An item of the library. Its attributes are on a node of DOMDocument.xml, or, for symbols, at the head of a file
 * that is not parsed for them.
 */
export abstract class Item
  extends HostObject
  implements Contract<AdobeItem, ItemCorrected>, WritableAttributes
{
  static override readonly className: string = 'Item';

  constructor(readonly library: ItemLibrary) {
    super();
  }

  abstract get itemType(): string;
  /** The node that holds the item's attributes; parses the file of a symbol. */
  abstract get node(): XmlNode;
  /** The entry of the item in DOMDocument.xml, which places it in the library. */
  abstract get entry(): XmlNode;

  attr(name: string): string | undefined {
    return this.node.attr(name);
  }
  setAttr(name: string, value: string | null): void {
    this.node.setAttr(name, value);
  }

  /** Full path, folders separated by `/`. Assignment changes the last part only; a `/` in it becomes a dash. */
  get name(): string {
    return unescapeFileName(this.storedName);
  }
  set name(value: string) {
    this.library.rename(this, checkText('Item.name', value).replace(/\//g, '-'));
  }

  /** The path as the document has it, where newer releases escape what file names cannot hold. */
  get storedName(): string {
    return ITEM.name.read(this);
  }

  /** For sorting by creation: `<hex time>-<hex counter>`. */
  get itemID(): string {
    return ITEM.itemID.read(this) || ITEM.itemID.read(this.entry);
  }

  get linkageExportForAS(): boolean {
    return LINKAGE.linkageExportForAS.read(this);
  }
  set linkageExportForAS(value: boolean) {
    this.setExport('linkageExportForAS', value);
  }
  get linkageExportForRS(): boolean {
    return LINKAGE.linkageExportForRS.read(this);
  }
  set linkageExportForRS(value: boolean) {
    this.setExport('linkageExportForRS', value);
  }
  get linkageImportForRS(): boolean {
    return LINKAGE.linkageImportForRS.read(this);
  }
  set linkageImportForRS(value: boolean) {
    if (value && this.isExported) {
      throw new HostError(
        'Item.linkageImportForRS: set linkageExportForAS and linkageExportForRS to false first',
      );
    }
    LINKAGE.linkageImportForRS.write(this, Boolean(value));
  }
  /** Undefined for an item that is not exported; the document stores nothing but `false`. */
  get linkageExportInFirstFrame(): boolean | undefined {
    return this.isExported ? LINKAGE.linkageExportInFirstFrame.read(this) : undefined;
  }
  set linkageExportInFirstFrame(value: boolean | undefined) {
    if (this.isExported) LINKAGE.linkageExportInFirstFrame.write(this, Boolean(value));
  }
  get linkageIdentifier(): string {
    return LINKAGE.linkageIdentifier.read(this);
  }
  set linkageIdentifier(value: string) {
    assign(this, LINKAGE.linkageIdentifier, 'Item.linkageIdentifier', value);
  }
  /** Undefined for an item that is not exported (Adobe's reference): scripts test for it. */
  get linkageClassName(): string | undefined {
    return this.hasClass ? LINKAGE.linkageClassName.read(this) : undefined;
  }
  set linkageClassName(value: string | undefined) {
    assign(this, LINKAGE.linkageClassName, 'Item.linkageClassName', value);
  }
  /** An empty text for the default class of the kind of item; undefined for an item that is not exported. */
  get linkageBaseClass(): string | undefined {
    if (!this.hasClass) return undefined;
    const name = LINKAGE.linkageBaseClass.read(this);
    return name === defaultBaseClass(this.itemType) ? '' : name;
  }
  set linkageBaseClass(value: string | undefined) {
    const name = checkText('Item.linkageBaseClass', value);
    LINKAGE.linkageBaseClass.write(this, name === defaultBaseClass(this.itemType) ? '' : name);
  }
  get linkageURL(): string {
    return LINKAGE.linkageURL.read(this);
  }
  set linkageURL(value: string) {
    assign(this, LINKAGE.linkageURL, 'Item.linkageURL', value);
  }

  addData(name: string, type: string, data: unknown): void {
    addData(this.node, 'Item.addData', name, type, data);
  }
  getData(name: string): PersistentValue | undefined {
    return getData(this.node, String(name));
  }
  hasData(name: string): boolean {
    return hasData(this.node, String(name));
  }
  removeData(name: string): void {
    removeData(this.node, String(name));
  }
  getPublishData(name: string, format: string): boolean {
    return isPublished(this.node, format, name);
  }
  setPublishData(name: string, format: string, publish: boolean): void {
    setPublished(this.node, 'Item.setPublishData', { format, name, publish });
  }
  /** Classes are defined for what is exported and not imported (Adobe's reference, item.linkageClassName). */
  private get hasClass(): boolean {
    return this.isExported && !this.linkageImportForRS;
  }
  private get isExported(): boolean {
    return this.linkageExportForAS || this.linkageExportForRS;
  }

  private setExport(member: 'linkageExportForAS' | 'linkageExportForRS', value: boolean): void {
    if (value && this.linkageImportForRS) {
      throw new HostError(`Item.${member}: set linkageImportForRS to false first`);
    }
    LINKAGE[member].write(this, Boolean(value));
    if (value && this.linkageIdentifier === '') LINKAGE.linkageIdentifier.write(this, leafOf(this.name));
    if (!this.isExported) LINKAGE.linkageExportInFirstFrame.write(this, true);
  }
}

/** The default ActionScript class of an item. Source: Adobe's reference, item.linkageBaseClass. */
const DEFAULT_BASE_CLASSES: Record<string, string | undefined> = {
  'movie clip': 'flash.display.MovieClip',
  button: 'flash.display.SimpleButton',
  graphic: 'flash.display.MovieClip',
  bitmap: 'flash.display.BitmapData',
  sound: 'flash.media.Sound',
  font: 'flash.text.Font',
};

function defaultBaseClass(itemType: string): string | undefined {
  return DEFAULT_BASE_CLASSES[itemType];
}
