import { invalidArgument } from '../../../document/checks/HostError';
import { Document } from '../document/Document';
import { Element } from '../elements/Element';
import { SymbolInstance } from '../elements/SymbolInstance';
import { Frame } from '../timeline/Frame';
import type { Timeline } from '../timeline/Timeline';
import type { ProgramHost } from './ProgramHost';

/**
 * `fl.selectElement`: shows the timeline and the frame of an element, and selects it.
 *
 * @param found An element, or an object with one in its `obj`.
 * @returns False for an element that cannot be selected.
 */
export function selectElement(host: ProgramHost, found: unknown, isEdited: boolean): boolean {
  const element = elementIn(found);
  if (!element) throw invalidArgument('selectElement', 1);
  const { document, owner } = element;
  if (!(document instanceof Document) || !(owner instanceof Frame)) return false;
  host.activate(document);
  const timeline = owner.layer.timeline as Timeline;
  if (document.getTimeline() !== timeline && !show(document, timeline)) return false;
  if (owner.layer.frameAt(timeline.currentFrame) !== owner) timeline.currentFrame = owner.startFrame;
  document.selectNone();
  document.setSelected(element, true);
  if (!document.isSelected(element)) return false;
  if (isEdited && element instanceof SymbolInstance) document.enterEditMode('inPlace');
  return true;
}

function elementIn(found: unknown): Element | undefined {
  if (found instanceof Element) return found;
  const inner = typeof found === 'object' && found !== null && 'obj' in found ? found.obj : undefined;
  return inner instanceof Element ? inner : undefined;
}

function show(document: Document, timeline: Timeline): boolean {
  const scene = document.timelines.indexOf(timeline);
  if (scene < 0) return timeline.libraryItem !== null && document.library.editItem(timeline.libraryItem.name);
  document.currentTimeline = scene;
  document.editing.leaveAll();
  return true;
}
