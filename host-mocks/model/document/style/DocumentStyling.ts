import type { Box } from '../../../../geometry/Box';
import { checkText } from '../../../../document/checks/checkValue';
import type { FilterValue } from '../../../../document/xfl/filters';
import type { FillValue } from '../../elements/shape/fill';
import type { StrokeValue } from '../../elements/shape/stroke';
import { DocumentCore } from '../DocumentCore';
import {
  addFilter,
  changeFilter,
  changeFilters,
  moveFilter,
  selectedBlendMode,
  selectedFilters,
  setInstanceAlpha,
  setInstanceBrightness,
  setInstanceTint,
  setSelectedBlendMode,
  setSelectedFilters,
} from './instanceEffects';
import {
  customFill,
  customStroke,
  setCustomFill,
  setCustomStroke,
  setFillColor,
  setStroke,
  setStrokeColor,
  setStrokeSize,
  setStrokeStyle,
} from './paints';
import {
  selectCharacters,
  selectedText,
  selectedTextAttr,
  setSelectedText,
  setSelectedTextAttr,
  setTextFrame,
} from './texts';

/** Colours, effects, filters and texts of the selection. Colours are `#RRGGBB`, `#RRGGBBAA` or numbers. */
export abstract class DocumentStyling extends DocumentCore {
  getCustomFill(objectToFill?: string): FillValue | undefined {
    return customFill(this, objectToFill);
  }
  setCustomFill(fill: unknown): void {
    setCustomFill(this, fill);
  }
  setFillColor(color: string | number | null): void {
    setFillColor(this, color);
  }
  getCustomStroke(locationOfStroke?: string): StrokeValue | undefined {
    return customStroke(this, locationOfStroke);
  }
  setCustomStroke(stroke: unknown): void {
    setCustomStroke(this, stroke);
  }
  setStroke(color: string | number, size: number, strokeType: string): void {
    setStroke(this, color, size, strokeType);
  }
  setStrokeColor(color: string | number): void {
    setStrokeColor(this, color);
  }
  setStrokeSize(size: number): void {
    setStrokeSize(this, size);
  }
  setStrokeStyle(strokeType: string): void {
    setStrokeStyle(this, strokeType);
  }
  swapStrokeAndFill(): void {
    this.tools.swap();
  }

  /** 0 (transparent) to 100. */
  setInstanceAlpha(opacity: number): void {
    setInstanceAlpha(this, opacity);
  }
  /** -100 (black) to 100 (white). */
  setInstanceBrightness(brightness: number): void {
    setInstanceBrightness(this, brightness);
  }
  setInstanceTint(color: string | number, strength: number): void {
    setInstanceTint(this, color, strength);
  }
  getBlendMode(): string {
    return selectedBlendMode(this);
  }
  setBlendMode(mode: string): void {
    setSelectedBlendMode(this, mode);
  }

  getFilters(): FilterValue[] {
    return selectedFilters(this);
  }
  setFilters(filterArray: FilterValue[]): void {
    setSelectedFilters(this, filterArray);
  }
  addFilter(filterName: string): void {
    addFilter(this, filterName);
  }
  removeFilter(filterIndex: number): void {
    changeFilter(this, 'removeFilter', filterIndex, () => undefined);
  }
  removeAllFilters(): void {
    changeFilters(this, 'removeAllFilters', () => []);
  }
  changeFilterOrder(oldIndex: number, newIndex: number): void {
    moveFilter(this, oldIndex, newIndex);
  }
  setFilterProperty(property: string, filterIndex: number, value: unknown): void {
    const name = property === 'bevelType' ? 'type' : String(property);
    changeFilter(this, 'setFilterProperty', filterIndex, (filter) => ({ ...filter, [name]: value }));
  }
  enableFilter(filterIndex: number): void {
    changeFilter(this, 'enableFilter', filterIndex, (filter) => ({ ...filter, enabled: true }));
  }
  disableFilter(filterIndex: number): void {
    changeFilter(this, 'disableFilter', filterIndex, (filter) => ({ ...filter, enabled: false }));
  }
  enableAllFilters(): void {
    changeFilters(this, 'enableAllFilters', (filters) => enable(filters, true));
  }
  disableAllFilters(): void {
    changeFilters(this, 'disableAllFilters', (filters) => enable(filters, false));
  }
  disableOtherFilters(enabledFilterIndex: number): void {
    changeFilter(this, 'disableOtherFilters', enabledFilterIndex, (filter) => filter);
    changeFilters(this, 'disableOtherFilters', (filters) =>
      filters.map((filter, i) => (i === Number(enabledFilterIndex) ? filter : { ...filter, enabled: false })),
    );
  }

  getTextString(startIndex?: number, endIndex?: number): string {
    return selectedText(this, startIndex, endIndex);
  }
  setTextString(text: string, startIndex?: number, endIndex?: number): boolean {
    return setSelectedText(this, checkText('setTextString', text), startIndex, endIndex);
  }
  getElementTextAttr(attrName: string, startIndex?: number, endIndex?: number): unknown {
    return selectedTextAttr(this, String(attrName), startIndex, endIndex);
  }
  setElementTextAttr(attrName: string, attrValue: unknown, startIndex?: number, endIndex?: number): boolean {
    return setSelectedTextAttr(this, String(attrName), attrValue, startIndex, endIndex);
  }
  setTextSelection(startIndex: number, endIndex: number): boolean {
    return selectCharacters(this, startIndex, endIndex);
  }
  setTextRectangle(boundingRectangle: Box): boolean {
    return setTextFrame(this, boundingRectangle);
  }
}

function enable(filters: readonly FilterValue[], enabled: boolean): FilterValue[] {
  return filters.map((filter) => ({ ...filter, enabled }));
}
