import type { Point } from '../../../../geometry/matrix';
import { notImplemented } from '../../../../document/checks/HostError';
import { XmlFile } from '../../../../document/xml/XmlFile';
import { checkNumber, checkText } from '../../../../document/checks/checkValue';
import { checkPoint } from '../../../../document/checks/checkGeometry';
import { formatColor } from '../../../../document/xfl/colors';
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
import { stageSize } from '../../../../document/xfl/stageSize';
import { assign, checked } from '../../../../document/xfl/assign';
import { DOCUMENT } from '../../../../document/xfl/schema/documentSchema';
import { setAccessibility } from '../../elements/accessibility';

/** Properties of the document that DOMDocument.xml stores, and those that are not stored. */
export abstract class DocumentSettings extends DocumentCore {
  get width(): number {
    return stageSize(this.node).width;
  }
  set width(value: number) {
    DOCUMENT.width.write(this.node, Math.trunc(checked(DOCUMENT.width, 'Document.width', value)));
  }
  get height(): number {
    return stageSize(this.node).height;
  }
  set height(value: number) {
    DOCUMENT.height.write(this.node, Math.trunc(checked(DOCUMENT.height, 'Document.height', value)));
  }
  /** Frames per second. */
  get frameRate(): number {
    return DOCUMENT.frameRate.read(this.node);
  }
  set frameRate(value: number) {
    assign(this.node, DOCUMENT.frameRate, 'Document.frameRate', value);
  }
  /** `#RRGGBB`. */
  get backgroundColor(): string {
    return formatColor({ rgb: DOCUMENT.backgroundColor.read(this.node), alpha: 1 });
  }
  set backgroundColor(value: string | number) {
    assign(this.node, DOCUMENT.backgroundColor, 'Document.backgroundColor', value);
  }

  get accName(): string {
    return DOCUMENT.accName.read(this.node);
  }
  set accName(value: string) {
    setAccessibility(this.node, DOCUMENT.accName, 'Document.accName', value);
  }
  get description(): string {
    return DOCUMENT.description.read(this.node);
  }
  set description(value: string) {
    setAccessibility(this.node, DOCUMENT.description, 'Document.description', value);
  }
  get silent(): boolean {
    return DOCUMENT.silent.read(this.node);
  }
  set silent(value: boolean) {
    setAccessibility(this.node, DOCUMENT.silent, 'Document.silent', value);
  }
  get forceSimple(): boolean {
    return DOCUMENT.forceSimple.read(this.node);
  }
  set forceSimple(value: boolean) {
    setAccessibility(this.node, DOCUMENT.forceSimple, 'Document.forceSimple', value);
  }
  get autoLabel(): boolean {
    return DOCUMENT.autoLabeling.read(this.node);
  }
  set autoLabel(value: boolean) {
    assign(this.node, DOCUMENT.autoLabeling, 'Document.autoLabel', value);
  }

  /** @see documentType @throws NotImplemented for a platform without a name */
  get type(): string {
    const name = documentType(this.node);
    if (name === undefined) throw notImplemented('Document.type of a platform without a name');
    return name;
  }
  get fileGUID(): string {
    return DOCUMENT.fileGUID.read(this.node);
  }

  /** The vanishing point, in pixels. */
  setStageVanishingPoint(point: Point): void {
    const { x, y } = checkPoint('Document.setStageVanishingPoint: point', point);
    DOCUMENT.vanishingPoint3DX.write(this.node, x);
    DOCUMENT.vanishingPoint3DY.write(this.node, y);
  }
  /** In degrees, 0 to 179. */
  setStageViewAngle(angle: number): void {
    assign(this.node, DOCUMENT.viewAngle3D, 'Document.setStageViewAngle: angle', angle);
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
}

function isWellFormed(text: string): boolean {
  try {
    return new XmlFile('text', text).root.name !== '';
  } catch {
    return false;
  }
}
