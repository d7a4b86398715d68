import { DEFAULT_LIMITS } from '../container/limits';
import type { Box } from '../geometry/Box';
import { ContentBounds } from '../model/elements/content/ContentBounds';
import type { DocumentCore } from '../model/document/DocumentCore';
import type { Compression } from '../platform/Compression';
import type { XmlNode } from '../xml/XmlNode';

/** The part of a document that drawing needs. */
export interface DrawnDocument {
  /** The node of the library item with that path. */
  itemAt(path: string): XmlNode | undefined;
  /** True when the published movie shows hidden layers. */
  readonly publishesHiddenLayers: boolean;
  readonly compression: Compression;
  /** Pixels of a bitmap at most. */
  readonly maxPixels: number;
  has(entry: string): boolean;
  bytes(entry: string): Uint8Array;
  /** The elements that a keyframe shows some frames later, back to front. */
  shownElements(keyframe: XmlNode, elapsed: number): readonly XmlNode[];
  /** The box of an element in its parent's coordinates, without strokes. */
  boundsOf(element: XmlNode): Box;
}

export function drawnDocument(document: DocumentCore): DrawnDocument {
  return {
    itemAt: (path) => document.itemAt(path)?.node,
    publishesHiddenLayers: document.publishing.includesHiddenLayers,
    compression: document.host.platform.compression,
    maxPixels: document.host.limits.maxPixels ?? DEFAULT_LIMITS.maxPixels,
    has: (entry) => document.files.has(entry),
    bytes: (entry) => document.files.bytes(entry),
    shownElements: (keyframe, elapsed) => ContentBounds.of(document).shownElements(keyframe, elapsed),
    boundsOf: (element) => ContentBounds.of(document).ofElement(element),
  };
}
