import type { Point } from '../../../../geometry/matrix';
import { notImplemented } from '../../../../document/checks/HostError';
import { XmlFile } from '../../../../document/xml/XmlFile';
import { checkNumber, checkText } from '../../../../document/checks/checkValue';
import {
  formatNumber,
  readFlag,
  readNumber,
  readText,
  writeFlag,
  writeNumber,
  writeText,
} from '../../../../document/xfl/attributes';
import { checkPoint } from '../../../../document/checks/checkGeometry';
import { formatColor, parseColor, readRgb } from '../../../../document/xfl/colors';
import {
  addData,
  getData,
  hasData,
  removeData,
  type PersistentValue,
} from '../../../../document/xfl/persistentData';
import { documentType } from '../../../../document/xfl/isCanvasDocument';
import { isPublished, setPublished } from '../../../../document/xfl/publishData';
import { DocumentCore } from '../DocumentCore';
import { DEFAULT_STAGE, stageSize } from '../../../../document/xfl/stageSize';

const WHITE = '#FFFFFF';
/** Sides of the stage, in pixels. */
const MAX_SIDE = 8192;

/** Properties of the document that DOMDocument.xml stores, and those that are not stored. */
export abstract class DocumentSettings extends DocumentCore {
  get width(): number {
    return stageSize(this.node).width;
  }
  set width(value: number) {
    const width = Math.trunc(checkNumber('Document.width', value, 1, MAX_SIDE));
    writeNumber(this.node, 'width', width, DEFAULT_STAGE.width);
  }
  get height(): number {
    return stageSize(this.node).height;
  }
  set height(value: number) {
    const height = Math.trunc(checkNumber('Document.height', value, 1, MAX_SIDE));
    writeNumber(this.node, 'height', height, DEFAULT_STAGE.height);
  }
  /** Frames per second. */
  get frameRate(): number {
    return readNumber(this.node, 'frameRate', 24);
  }
  set frameRate(value: number) {
    writeNumber(this.node, 'frameRate', checkNumber('Document.frameRate', value, 0.01, 120), 24);
  }
  /** `#RRGGBB`. */
  get backgroundColor(): string {
    return formatColor({ rgb: readRgb(this.node, 'backgroundColor', WHITE), alpha: 1 });
  }
  set backgroundColor(value: string | number) {
    writeText(this.node, 'backgroundColor', parseColor('Document.backgroundColor', value).rgb, WHITE);
  }

  get accName(): string {
    return readText(this.node, 'accName');
  }
  set accName(value: string) {
    this.writeAccessible('accName', checkText('Document.accName', value) || null);
  }
  get description(): string {
    return readText(this.node, 'description');
  }
  set description(value: string) {
    this.writeAccessible('description', checkText('Document.description', value) || null);
  }
  get silent(): boolean {
    return readFlag(this.node, 'silent');
  }
  set silent(value: boolean) {
    this.writeAccessible('silent', value ? 'true' : null);
  }
  get forceSimple(): boolean {
    return readFlag(this.node, 'forceSimple');
  }
  set forceSimple(value: boolean) {
    this.writeAccessible('forceSimple', value ? 'true' : null);
  }
  get autoLabel(): boolean {
    return readFlag(this.node, 'autoLabeling', true);
  }
  set autoLabel(value: boolean) {
    writeFlag(this.node, 'autoLabeling', Boolean(value), true);
  }

  /** @see documentType @throws NotImplemented for a platform without a name */
  get type(): string {
    const name = documentType(this.node);
    if (name === undefined) throw notImplemented('Document.type of a platform without a name');
    return name;
  }
  get fileGUID(): string {
    return readText(this.node, 'fileGUID');
  }

  /** The vanishing point, in pixels. A document leaves out the middle of a stage of the default size. */
  setStageVanishingPoint(point: Point): void {
    const { x, y } = checkPoint('Document.setStageVanishingPoint: point', point);
    writeNumber(this.node, 'vanishingPoint3DX', x, DEFAULT_STAGE.width / 2);
    writeNumber(this.node, 'vanishingPoint3DY', y, DEFAULT_STAGE.height / 2);
  }
  /** In degrees, 0 to 179. */
  setStageViewAngle(angle: number): void {
    const degrees = checkNumber('Document.setStageViewAngle: angle', angle, 0, 179);
    this.node.setAttr('viewAngle3D', formatNumber(degrees));
  }

  /** Setting it redraws the stage in the host; there is no stage here. */
  get livePreview(): boolean {
    return this.session.livePreview;
  }
  set livePreview(value: boolean) {
    this.session.livePreview = Boolean(value);
  }
  /** 1 is 100 per cent. */
  get zoomFactor(): number {
    return this.session.zoomFactor;
  }
  set zoomFactor(value: number) {
    this.session.zoomFactor = checkNumber('Document.zoomFactor', value, 0.08, 20);
  }

  addDataToDocument(name: string, type: string, data: unknown): void {
    addData(this.node, 'Document.addDataToDocument', name, type, data);
  }
  getDataFromDocument(name: string): PersistentValue | undefined {
    return getData(this.node, String(name));
  }
  removeDataFromDocument(name: string): void {
    removeData(this.node, String(name));
  }
  documentHasData(name: string): boolean {
    return hasData(this.node, String(name));
  }
  getPublishDocumentData(format: string): boolean {
    return isPublished(this.node, format);
  }
  setPublishDocumentData(format: string, publish: boolean): void {
    setPublished(this.node, 'Document.setPublishDocumentData', { format, publish });
  }

  /** False: screens were dropped, and there is no `screenOutline`. */
  allowScreens(): boolean {
    return false;
  }

  /** The XMP of the document; an empty text if there is none. */
  getMetadata(): string {
    return this.textOf('META-INF/metadata.xml');
  }
  /**
   * False for a text that is not RDF, the format of metadata, or not well-formed XML. An empty text removes the
   * metadata.
   */
  setMetadata(strMetadata: string): boolean {
    const text = checkText('Document.setMetadata', strMetadata);
    return (text === '' || /<rdf:RDF[\s/>]/.test(text)) && this.writeXml('META-INF/metadata.xml', text);
  }
  getMobileSettings(): string {
    return this.textOf('MobileSettings.xml');
  }
  setMobileSettings(xmlString: string): boolean {
    return this.writeXml('MobileSettings.xml', checkText('Document.setMobileSettings', xmlString));
  }

  private textOf(path: string): string {
    return this.files.has(path) ? this.files.text(path) : '';
  }

  private writeXml(path: string, text: string): boolean {
    if (text !== '' && !isWellFormed(text)) return false;
    this.files.write(path, text);
    return true;
  }

  private writeAccessible(name: string, value: string | null): void {
    this.node.setAttr(name, value);
    this.node.setAttr('hasAccessibleData', 'true');
  }
}

function isWellFormed(text: string): boolean {
  try {
    return new XmlFile('text', text).root.name !== '';
  } catch {
    return false;
  }
}
