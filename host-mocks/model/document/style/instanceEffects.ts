import { HostError } from '../../../../document/checks/HostError';
import { checkNumber } from '../../../../document/checks/checkValue';
import { parseColor } from '../../../../document/xfl/colors';
import { setAlpha, setBrightness, setTint } from '../../../../document/xfl/colorEffect';
import { DisplayInstance } from '../../elements/DisplayInstance';
import { newFilter, writeFilters, readFilters, type FilterValue } from '../../../../document/xfl/filters';
import type { Element } from '../../elements/Element';
import { Text } from '../../elements/Text';
import type { DocumentCore } from '../DocumentCore';
import { needSelection } from '../selection/needSelection';

/** The selected instances of symbols and compiled clips. @throws HostError if there are none. */
function instances(document: DocumentCore, method: string): DisplayInstance[] {
  const selected = needSelection(document, method).filter((element) => element instanceof DisplayInstance);
  if (selected.length === 0) throw new HostError(`${method}: no instance of a symbol is selected`);
  return selected;
}

export function setInstanceAlpha(document: DocumentCore, opacity: unknown): void {
  const percent = checkNumber('setInstanceAlpha', opacity, 0, 100);
  for (const { node } of instances(document, 'setInstanceAlpha')) setAlpha(node, percent / 100);
}

export function setInstanceBrightness(document: DocumentCore, brightness: unknown): void {
  const percent = checkNumber('setInstanceBrightness', brightness, -100, 100);
  for (const { node } of instances(document, 'setInstanceBrightness')) setBrightness(node, percent / 100);
}

export function setInstanceTint(document: DocumentCore, color: unknown, strength: unknown): void {
  const { rgb } = parseColor('setInstanceTint', color);
  const percent = checkNumber('setInstanceTint: strength', strength, 0, 100);
  for (const { node } of instances(document, 'setInstanceTint')) setTint(node, rgb, percent / 100);
}

/** The effect of the topmost instance, as Adobe's reference says. */
export function selectedBlendMode(document: DocumentCore): string {
  return instances(document, 'getBlendMode').at(-1)?.blendMode ?? 'normal';
}

export function setSelectedBlendMode(document: DocumentCore, mode: unknown): void {
  for (const instance of instances(document, 'setBlendMode')) instance.blendMode = String(mode);
}

/** Elements that can have filters: instances and texts. */
function filterable(document: DocumentCore, method: string): Element[] {
  const elements = needSelection(document, method).filter(
    (element) => element instanceof DisplayInstance || element instanceof Text,
  );
  if (elements.length === 0) throw new HostError(`${method}: nothing that can have filters is selected`);
  return elements;
}

/** The filters of the first selected element. */
export function selectedFilters(document: DocumentCore): FilterValue[] {
  const [element] = filterable(document, 'getFilters');
  return readFilters(element.node);
}

export function setSelectedFilters(document: DocumentCore, filters: unknown): void {
  for (const { node } of filterable(document, 'setFilters')) writeFilters(node, 'setFilters', filters);
}

export function addFilter(document: DocumentCore, name: unknown): void {
  const filter = newFilter(String(name));
  changeFilters(document, 'addFilter', (filters) => [...filters, filter]);
}

/** Changes the list of filters of each selected element. */
export function changeFilters(
  document: DocumentCore,
  method: string,
  change: (filters: FilterValue[]) => FilterValue[],
): void {
  for (const { node } of filterable(document, method)) writeFilters(node, method, change(readFilters(node)));
}

/** Changes the filter at an index. @throws HostError if an element has none there. */
export function changeFilter(
  document: DocumentCore,
  method: string,
  index: unknown,
  change: (filter: FilterValue) => FilterValue | undefined,
): void {
  changeFilters(document, method, (filters) => {
    const position = checkIndex(method, index, filters);
    const changed = change(filters[position]);
    return filters.flatMap((filter, i) => (i === position ? (changed ?? []) : filter));
  });
}

export function moveFilter(document: DocumentCore, from: unknown, to: unknown): void {
  changeFilters(document, 'changeFilterOrder', (filters) => {
    const start = checkIndex('changeFilterOrder', from, filters);
    const end = checkIndex('changeFilterOrder', to, filters);
    const [moved] = filters.splice(start, 1);
    filters.splice(end, 0, moved);
    return filters;
  });
}

function checkIndex(method: string, index: unknown, filters: readonly FilterValue[]): number {
  const position = checkNumber(`${method}: index of a filter`, index, 0);
  if (Number.isInteger(position) && position < filters.length) return position;
  throw new HostError(`${method}: there is no filter ${position}, the element has ${filters.length}`);
}
