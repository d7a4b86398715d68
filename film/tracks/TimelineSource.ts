import type { DisplayDocument } from '../display/DisplayDocument';
import type { Point } from '../../geometry/matrix';
import type { XmlNode } from '../../document/xml/XmlNode';

/** The part of a document that its timelines are compiled from. A `DrawnDocument` is one. */
export interface TimelineSource extends DisplayDocument {
  /** True when the published movie shows hidden layers. */
  readonly publishesHiddenLayers: boolean;
  /** The node of the library item with that path. */
  itemAt(path: string): XmlNode | undefined;
  /** The transformation point of an element, in its own coordinates. */
  pivotOf(element: XmlNode): Point;
}
