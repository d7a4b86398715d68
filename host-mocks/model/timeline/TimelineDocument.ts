import type { Switches } from '../../options';
import type { HostObject } from '../../realm/HostObject';
import type { XmlNode } from '../../../document/xml/XmlNode';
import type { Element } from '../elements/Element';
import type { ElementDocument } from '../elements/ElementOwner';
import type { SceneNames } from './sceneName';
import type { TimelineClipboard } from './TimelineClipboard';

/** The members of a document that its timelines need. */
export interface TimelineDocument extends ElementDocument {
  readonly switches: Pick<
    Switches,
    'roundToTwips' | 'transformsAbout' | 'elementsOrder' | 'selectedFramesFalse' | 'era'
  >;
  readonly clipboard: TimelineClipboard;
  /** The stage, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Frames per second. */
  readonly frameRate: number;
  /** The scenes. */
  readonly timelines: SceneNames['timelines'];
  /** The timeline on the stage. */
  getTimeline(): HostObject;
  /** Deselects all elements on the stage. */
  selectNone(): void;
  /** Moves elements into a new graphic of that path, and replaces them by an instance. */
  wrapElements(elements: readonly Element[], path: string): void;
  /** Merges the raw shapes among the `elements` of a frame. */
  settleRaw(list: XmlNode): void;
  /**
   * Copies the items that copies of nodes name from another document, before the nodes are added to a symbol's
   * timeline, or a scene's for null.
   * @throws HostError if the symbol would contain itself; then nothing is copied.
   */
  bringItems(
    method: string,
    target: TimelineItem | null,
    nodes: readonly XmlNode[],
    source: ElementDocument,
  ): void;
  /** Shows a warning in the Output panel. */
  traceWarning(message: string): void;
  /** Reports a fault of the document. */
  warn(message: string): void;
}

/** The symbol that a timeline belongs to. */
export interface TimelineItem extends HostObject {
  name: string;
}
