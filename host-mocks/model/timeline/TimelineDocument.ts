import type { Switches } from '../../options';
import type { HostObject } from '../../realm/HostObject';
import type { Element } from '../elements/Element';
import type { ElementDocument } from '../elements/ElementOwner';
import type { TimelineClipboard } from './TimelineClipboard';

/** The members of a document that its timelines need. */
export interface TimelineDocument extends ElementDocument {
  readonly switches: Pick<Switches, 'roundToTwips' | 'elementsOrder' | 'selectedFramesFalse'>;
  readonly clipboard: TimelineClipboard;
  readonly publishing: { readonly includesHiddenLayers: boolean };
  /** The timeline on the stage. */
  getTimeline(): HostObject;
  /** Deselects all elements on the stage. */
  selectNone(): void;
  /** Puts elements into a new graphic of that path; an instance stands in their place. */
  wrapElements(elements: readonly Element[], path: string): void;
  /** Shows a complaint in the Output panel. */
  warn(message: string): void;
}

/** The symbol that a timeline belongs to. */
export interface TimelineItem extends HostObject {
  name: string;
}
