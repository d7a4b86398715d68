import type { XmlNode } from '../../document/xml/XmlNode';

/** A document as a player reads it. */
export interface PlayedDocument {
  /** The size of the stage, in pixels. */
  readonly stage: { readonly width: number; readonly height: number };
  /** True when the published movie shows hidden layers. */
  readonly publishesHiddenLayers: boolean;
  /** True if scripts count frames from 0, as those of documents for HTML5 Canvas do. */
  readonly countsFromZero: boolean;
  /** The node of the library item with that path. */
  itemAt(path: string): XmlNode | undefined;
}
