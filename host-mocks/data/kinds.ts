/** The words of the data for the format's names of entries in lists. */
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

/** The text of a node, and its parts where their order matters and their names do not give it. */
export const TEXT = '#text';
export const PARTS = '#parts';

/** The key of a part whose name an attribute has already. */
export function whenTaken(name: string): string {
  return `<${name}>`;
}

/** The name of the part behind a key. */
export function partName(key: string): string {
  return key.replace(/^<(.*)>$/, '$1');
}

/** Parts that are lists, and what their entries are unless they say something else. */
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
