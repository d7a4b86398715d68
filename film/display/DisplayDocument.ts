import type { XmlNode } from '../../document/xml/XmlNode';

/** What is asked of a document to find out what its timelines show. */
export interface DisplayDocument {
  /** The size of the stage, in pixels. */
  readonly stage: { readonly width: number; readonly height: number };
  /** The elements that a keyframe shows some frames later, back to front: what tweens have come to. */
  shownElements(keyframe: XmlNode, elapsed: number): readonly XmlNode[];
}
