import type { Box } from '../../../../geometry/Box';
import type { Point } from '../../../../geometry/matrix';
import { HostError } from '../../../../document/checks/HostError';
import { describeValue } from '../../../../document/checks/checkValue';
import type { Element } from '../../elements/Element';
import type { Layer } from '../../timeline/Layer';
import type { TimelineItem } from '../../timeline/TimelineDocument';
import type { XmlNode } from '../../../../document/xml/XmlNode';
import { Item } from '../../library/items/Item';
import type { SymbolItem } from '../../library/items/SymbolItem';
import { DocumentCore } from '../DocumentCore';
import { cropSelection, intersectSelection, punchSelection, uniteSelection } from './combineObjects';
import { convertSelectionToBitmap } from './convertToBitmap';
import { convertToSymbol, wrapElements } from './convertToSymbol';
import { settleRaw } from './settleRaw';
import { distributeToKeyframes, distributeToLayers } from './distribute';
import { drawLine, drawOval, drawPrimitiveOval, drawPrimitiveRectangle, drawRectangle } from './drawShapes';
import { addTextField } from './addTextField';
import { convertLinesToFills } from './linesToFills';
import { breakApartSelection, groupSelection, ungroupSelection } from './grouping';
import { importFile } from './importFile';
import { updateItem } from './updateItem';
import { bringItems, checkShows } from './importItems';
import { addItem, placeByCenter } from './placeItem';
import { resetOvals, resetRectangles, setOvalProperty, setRectangleProperty } from './primitiveProperties';
import { swapSelection } from './swapElement';

/** Creating elements, and converting them to others. */
export abstract class DocumentDrawing extends DocumentCore {
  addItem(position: Point, item: Item): boolean {
    if (!(item instanceof Item)) throw new HostError(`addItem: expected an item, got ${describeValue(item)}`);
    return addItem(this, position, item);
  }
  override placeItem(item: Item, position: Point): boolean {
    return placeByCenter(this, 'addItemToDocument', item, position);
  }
  override wrapElements(elements: readonly Element[], path: string): void {
    wrapElements(this, elements, { type: 'graphic', path, corner: 'center' });
  }
  override updateItem(item: Item): boolean {
    return updateItem(this, item);
  }
  override settleRaw(list: XmlNode): void {
    settleRaw(list);
  }
  override checkShows(method: string, layer: Layer, item: Item): void {
    checkShows(this, method, layer.timeline.libraryItem, item);
  }
  override bringItems(
    method: string,
    target: TimelineItem | null,
    nodes: readonly XmlNode[],
    source: DocumentCore,
  ): void {
    bringItems(this, method, target, nodes, source);
  }
  addNewRectangle(
    boundingRectangle: Box,
    roundness: number,
    bSuppressFill?: boolean,
    bSuppressStroke?: boolean,
  ): void {
    drawRectangle(this, boundingRectangle, roundness, { fill: bSuppressFill, stroke: bSuppressStroke });
  }
  addNewOval(boundingRectangle: Box, bSuppressFill?: boolean, bSuppressStroke?: boolean): void {
    drawOval(this, boundingRectangle, { fill: bSuppressFill, stroke: bSuppressStroke });
  }
  addNewPrimitiveRectangle(
    boundingRectangle: Box,
    roundness: number,
    bSuppressFill?: boolean,
    bSuppressStroke?: boolean,
  ): void {
    const without = { fill: bSuppressFill, stroke: bSuppressStroke };
    drawPrimitiveRectangle(this, boundingRectangle, roundness, without);
  }
  addNewPrimitiveOval(boundingRectangle: Box, bSuppressFill?: boolean, bSuppressStroke?: boolean): void {
    drawPrimitiveOval(this, boundingRectangle, { fill: bSuppressFill, stroke: bSuppressStroke });
  }
  addNewLine(startPoint: Point, endpoint: Point): void {
    drawLine(this, startPoint, endpoint);
  }
  addNewText(boundingRectangle: Box, text?: string): void {
    addTextField(this, boundingRectangle, text);
  }

  /** No dialogue is shown. */
  importFile(
    fileURI: string,
    importToLibrary?: boolean,
    _showDialog?: boolean,
    _showImporterUI?: boolean,
  ): void {
    importFile(this, fileURI, importToLibrary);
  }
  setRectangleObjectProperty(propertyName: string, value: unknown): void {
    setRectangleProperty(this, String(propertyName), value);
  }
  setOvalObjectProperty(propertyName: string, value: unknown): void {
    setOvalProperty(this, String(propertyName), value);
  }
  resetRectangleObject(): void {
    resetRectangles(this);
  }
  resetOvalObject(): void {
    resetOvals(this);
  }

  group(): void {
    groupSelection(this);
  }
  unGroup(): void {
    ungroupSelection(this);
  }
  breakApart(): void {
    breakApartSelection(this);
  }
  union(): void {
    uniteSelection(this);
  }
  intersect(): void {
    intersectSelection(this);
  }
  punch(): void {
    punchSelection(this);
  }
  crop(): void {
    cropSelection(this);
  }
  convertLinesToFills(): void {
    convertLinesToFills(this);
  }
  convertSelectionToBitmap(): boolean {
    return convertSelectionToBitmap(this);
  }
  convertToSymbol(type: string, name: string, registrationPoint: string): SymbolItem | null {
    return convertToSymbol(this, type, name, registrationPoint);
  }
  swapElement(name: string): void {
    swapSelection(this, String(name));
  }
  distributeToLayers(): void {
    distributeToLayers(this);
  }
  canDistributeToKeyframes(): boolean {
    return this.selectedElements.length > 0;
  }
  distributeToKeyframes(): void {
    distributeToKeyframes(this);
  }
}
