/**
 * Plain objects with the shape of the host's. Tests use them to show every member that matters, and to count reads.
 */

export type Plain = Record<string, unknown>;

export interface PlainFrame extends Plain {
  startFrame: number;
  duration: number;
  elements: Plain[];
}

export interface PlainLayer extends Plain {
  frames: PlainFrame[];
}

export interface PlainTimeline extends Plain {
  layers: PlainLayer[];
  frameCount: number;
  currentFrame: number;
}

export interface PlainItem extends Plain {
  name: string;
  itemType: string;
  timeline?: PlainTimeline;
}

/** Makes a keyframe; `layer` sets its `startFrame`. */
export function frame(elements: Plain[], members: Plain = {}): PlainFrame {
  return {
    startFrame: 0,
    duration: 1,
    tweenType: 'none',
    actionScript: '',
    soundLibraryItem: null,
    ...members,
    elements,
  };
}

/** Makes a layer with these keyframes in their order. `frames` has the keyframe once for each of its frames. */
export function layer(keyframes: PlainFrame[], members: Plain = {}): PlainLayer {
  const frames: PlainFrame[] = [];
  for (const keyframe of keyframes) {
    keyframe.startFrame = frames.length;
    for (let i = 0; i < keyframe.duration; i++) frames.push(keyframe);
  }
  return {
    name: 'Layer',
    layerType: 'normal',
    locked: false,
    visible: true,
    frameCount: frames.length,
    frames,
    ...members,
  };
}

export function timeline(layers: PlainLayer[], members: Plain = {}): PlainTimeline {
  const frameCount = Math.max(0, ...layers.map((each) => each.frames.length));
  return { name: 'Timeline', currentFrame: 0, frameCount, layers, ...members };
}

/** Makes a timeline of one layer with one keyframe. */
export function stage(elements: Plain[]): PlainTimeline {
  return timeline([layer([frame(elements)])]);
}

export function item(name: string, itemType: string, members: Plain = {}): PlainItem {
  return { name, itemType, linkageExportForAS: false, linkageClassName: '', ...members };
}

/** Makes a symbol with these elements in one keyframe; pass a `timeline` for more. */
export function symbol(name: string, elements: Plain[] = [], members: Plain = {}): PlainItem {
  return item(name, 'movie clip', { timeline: stage(elements), ...members });
}

export function instance(libraryItem: PlainItem, members: Plain = {}): Plain {
  const isSymbol = ['movie clip', 'graphic', 'button'].includes(libraryItem.itemType);
  return {
    elementType: 'instance',
    instanceType: isSymbol ? 'symbol' : libraryItem.itemType,
    symbolType: isSymbol ? libraryItem.itemType : undefined,
    name: '',
    libraryItem,
    ...members,
  };
}

export function shape(members: Plain = {}): Plain {
  return {
    elementType: 'shape',
    name: '',
    isGroup: false,
    isDrawingObject: false,
    isRectangleObject: false,
    isOvalObject: false,
    ...members,
  };
}

export function group(members: Plain[], more: Plain = {}): Plain {
  return shape({ isGroup: true, members, ...more });
}

export function text(textType: string, members: Plain = {}): Plain {
  return { elementType: 'text', textType, name: '', ...members };
}

/** Makes a document with these scenes and library items; the user edits the first scene. */
export function plainDocument(
  scenes: PlainTimeline[],
  items: PlainItem[] = [],
  selectedItems: PlainItem[] = [],
): Document {
  return {
    timelines: scenes,
    currentTimeline: 0,
    getTimeline: () => scenes[0],
    library: { items, getSelectedItems: () => selectedItems.slice() },
  } as unknown as Document;
}
