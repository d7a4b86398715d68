import type { Matrix, Point } from '../../../geometry/matrix';
import type { XmlNode } from '../../../document/xml/XmlNode';
import type { TimelineDocument } from './TimelineDocument';

/** Frames, motion and layers that were copied last; the clipboard is shared by all documents. */
export interface TimelineClipboard {
  /** Frames of one layer each, top first, and the document whose items they show. */
  frames: { ranges: CopiedFrames[]; source: TimelineDocument | undefined };
  /** The motion of an element over frames. */
  motion: CopiedMotion | undefined;
  /** Layers, top first, and the document whose items they show. */
  layers: { layers: CopiedLayer[]; source: TimelineDocument | undefined };
}

/** Frames of one layer: copies of keyframes. The first one starts at 0. */
export interface CopiedFrames {
  frames: XmlNode[];
  length: number;
  look: CopiedLayerLook;
}

/** What a layer whose frames are copied hands on to the layer that they are pasted into. */
export interface CopiedLayerLook {
  name: string;
  /** The stored type: `mask`, `guide` …; undefined for a normal layer. */
  type: string | undefined;
  /** The position of its mask or guide among the copied layers, or -1. */
  parent: number;
}

export interface CopiedMotion {
  poses: Pose[];
  length: number;
}

/** One keyframe of a copied motion. */
export interface Pose {
  /** Frames after the first one. */
  offset: number;
  /** Rotation and scale of the element, without its position. */
  linear: Matrix;
  /** Its transformation point, in the coordinates of the timeline. */
  pivot: Point;
  /** Copies of the keyframe, for its tween, and of the element, for colour, filters and blend mode. */
  frame: XmlNode;
  element: XmlNode;
}

/** A layer, with the index of its parent among the layers copied with it. */
export interface CopiedLayer {
  node: XmlNode;
  parent: number | null;
}
