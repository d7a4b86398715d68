import { HostError } from '../../../realm/HostError';
import type { Element } from '../../elements/Element';
import type { DocumentCore } from '../DocumentCore';
import { settleDeselected } from '../draw/settleRaw';

/** The selected elements, back to front. @throws HostError where the host aborts the script: nothing is selected. */
export function needSelection(document: DocumentCore, method: string): Element[] {
  const elements = document.selectedElements;
  if (elements.length === 0) throw new HostError(`${method}: nothing is selected`);
  return elements;
}

/** Makes elements the selection. */
export function select(document: DocumentCore, elements: readonly Element[]): void {
  const before = document.selectedElements.map(({ node }) => node);
  for (const node of before) node.setAttr('selected', null);
  for (const element of elements) element.node.setAttr('selected', 'true');
  settleDeselected(before);
}
