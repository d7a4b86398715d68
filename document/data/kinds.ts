/** The kinds of list entries, by their names in the document format. */
const KINDS: Record<string, string> = {
  DOMSymbolInstance: 'instance',
  DOMBitmapInstance: 'bitmap instance',
  DOMComponentInstance: 'component instance',
  DOMShape: 'shape',
  DOMGroup: 'group',
  DOMRectangleObject: 'rectangle',
  DOMOvalObject: 'oval',
  DOMStaticText: 'static text',
  DOMDynamicText: 'dynamic text',
  DOMInputText: 'input text',
  DOMFolderItem: 'folder',
  DOMBitmapItem: 'bitmap',
  DOMSoundItem: 'sound',
  DOMVideoItem: 'video',
  DOMFontItem: 'font',
  DOMLayer: 'layer',
  DOMFrame: 'keyframe',
  DOMTimeline: 'timeline',
};

const NAMES = new Map(Object.entries(KINDS).map(([name, kind]) => [kind, name]));

export function kindOf(name: string): string {
  return (Object.hasOwn(KINDS, name) ? KINDS[name] : undefined) ?? name;
}

export function nameOfKind(kind: string): string {
  return NAMES.get(kind) ?? kind;
}

/** Keys for the text of a node, and for its parts if their order must be stored. */
export const TEXT = '#text';
export const PARTS = '#parts';

/** The key of a part whose name is also that of an attribute. */
export function whenTaken(name: string): string {
  return `<${name}>`;
}

/** The name of the part with a key. */
export function partName(key: string): string {
  return key.replace(/^<(.*)>$/, '$1');
}

/** Parts that are lists, and the default name of their entries. */
export const LISTS: Readonly<Record<string, string | null>> = {
  layers: 'DOMLayer',
  frames: 'DOMFrame',
  elements: null,
  members: null,
  fills: 'FillStyle',
  strokes: 'StrokeStyle',
  edges: 'Edge',
  filters: null,
  textRuns: 'DOMTextRun',
};
