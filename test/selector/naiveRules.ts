import { isGroup } from './naiveInside';
import {
  distinct,
  elementsOf,
  type Keyframe,
  keyframesOf,
  type Thing,
  type Timeline,
  type World,
} from './world';

type Rule = (thing: Thing, world: World) => boolean;

const SYMBOLS = ['movie clip', 'graphic', 'button'];
const VIDEOS = ['video', 'embedded video', 'linked video'];

const itemIs =
  (...types: string[]) =>
  (item: Thing): boolean =>
    types.includes(String(item.itemType));
const videoItemIs =
  (type: string): Rule =>
  (item) =>
    (item.itemType === 'video' ? item.videoType : item.itemType) === type;
const instanceIs =
  (...types: string[]): Rule =>
  (element) =>
    types.includes(String(element.instanceType));
const symbolIs =
  (type: string): Rule =>
  (element) =>
    element.instanceType === 'symbol' && element.symbolType === type;
const textIs =
  (type: string): Rule =>
  (element) =>
    element.elementType === 'text' && element.textType === type;

const isPrimitive = (element: Thing): boolean => Boolean(element.isRectangleObject || element.isOvalObject);
const isComponent = (element: Thing): boolean =>
  element.elementType === 'instance' &&
  (element.instanceType === 'component' || element.libraryItem?.itemType === 'component');

const hasName = ({ name }: Thing): boolean => String((name as unknown) ?? '') !== '';

/** What a timeline must have for `:animated` and the others. */
const TIMELINE_RULES: Record<string, (timeline: Timeline) => boolean> = {
  empty: (timeline) => elementsOf(timeline).length === 0,
  animated: some((keyframe) => keyframe.tweenType !== 'none'),
  keyframed: some((keyframe) => keyframe.startFrame > 0 && keyframe.elements.length > 0),
  scripted: some((keyframe) => keyframe.actionScript !== ''),
  audible: some((keyframe) => keyframe.soundLibraryItem !== null),
};

function some(rule: (keyframe: Keyframe) => boolean): (timeline: Timeline) => boolean {
  return (timeline) => keyframesOf(timeline).some(rule);
}

const ofTimeline = Object.entries(TIMELINE_RULES).map(
  ([name, rule]) => [name, (item?: Thing) => item?.timeline !== undefined && rule(item.timeline)] as const,
);

export const ELEMENT_RULES: Record<string, Rule> = {
  ...Object.fromEntries(
    ofTimeline.map(([name, rule]) => [
      name,
      (e: Thing) => e.elementType === 'instance' && rule(e.libraryItem),
    ]),
  ),
  instance: (element) => element.elementType === 'instance',
  symbol: instanceIs('symbol'),
  movieclip: symbolIs('movie clip'),
  graphic: symbolIs('graphic'),
  button: symbolIs('button'),
  bitmap: instanceIs('bitmap'),
  compiledclip: instanceIs('compiled clip'),
  component: isComponent,
  video: instanceIs(...VIDEOS),
  embeddedvideo: instanceIs('embedded video'),
  linkedvideo: instanceIs('linked video'),
  text: (element) => ['text', 'tlfText'].includes(String(element.elementType)),
  static: textIs('static'),
  dynamic: textIs('dynamic'),
  input: textIs('input'),
  tlftext: (element) => element.elementType === 'tlfText',
  shape: (element) =>
    ['shape', 'shapeObj'].includes(String(element.elementType)) && !isGroup(element) && !isPrimitive(element),
  group: isGroup,
  primitive: isPrimitive,
  rectangle: (element) => Boolean(element.isRectangleObject),
  oval: (element) => Boolean(element.isOvalObject),
  selected: (element) => element.selected === true,
  exported: (element) => element.libraryItem?.linkageExportForAS === true,
  scriptable: (element, world) =>
    ['movieclip', 'button', 'component', 'compiledclip', 'video', 'dynamic', 'input'].some((name) =>
      ELEMENT_RULES[name](element, world),
    ),
  filtered: (element) => Array.isArray(element.filters) && element.filters.length > 0,
  tinted: (element) => element.colorMode === 'tint',
  transparent: (element) => element.colorMode === 'alpha',
  named: hasName,
  unnamed: (element) => !hasName(element),
};

export const ITEM_RULES: Record<string, Rule> = {
  ...Object.fromEntries(ofTimeline),
  movieclip: itemIs('movie clip'),
  graphic: itemIs('graphic'),
  button: itemIs('button'),
  symbol: itemIs(...SYMBOLS),
  timeline: itemIs(...SYMBOLS),
  folder: itemIs('folder'),
  bitmap: itemIs('bitmap'),
  sound: itemIs('sound'),
  font: itemIs('font'),
  video: itemIs(...VIDEOS),
  embeddedvideo: videoItemIs('embedded video'),
  linkedvideo: videoItemIs('linked video'),
  screen: itemIs('screen'),
  compiledclip: itemIs('compiled clip'),
  component: itemIs('component'),
  selected: (item, world) => world.library.getSelectedItems().includes(item),
  exported: (item) => item.linkageExportForAS === true,
  empty: (item, world) =>
    item.itemType === 'folder'
      ? !world.library.items.some(
          (other) => other.itemType !== 'folder' && String(other.name).startsWith(`${item.name}/`),
        )
      : item.timeline !== undefined && TIMELINE_RULES.empty(item.timeline),
  used: (item, world) => isUsed(item, world),
  unused: (item, world) => !isUsed(item, world),
};

/** Worlds do not change while they are asked about. */
const usedOf = new WeakMap<World, Set<Thing>>();

function isUsed(item: Thing, world: World): boolean {
  const used = usedOf.get(world) ?? new Set(usedItems(world));
  usedOf.set(world, used);
  return used.has(item);
}

/** What a scene or an exported item leads to, found by going round until nothing new turns up. */
function usedItems(world: World): Thing[] {
  let used = world.library.items.filter((item) => item.linkageExportForAS);
  for (let before = -1; before !== used.length;) {
    before = used.length;
    const timelines = [...world.timelines, ...used.flatMap((item) => item.timeline ?? [])];
    used = distinct([...used, ...timelines.flatMap((timeline) => itemsOn(timeline, world))]);
  }
  return used;
}

function itemsOn(timeline: Timeline, world: World): Thing[] {
  const sounds = keyframesOf(timeline).flatMap((keyframe) => keyframe.soundLibraryItem ?? []);
  return [...sounds, ...elementsOf(timeline).flatMap((element) => itemsOf(element, world))];
}

function itemsOf(element: Thing, world: World): Thing[] {
  if (element.libraryItem) return [element.libraryItem];
  const named = (property: string, values: unknown[]): Thing[] =>
    world.library.items.filter((item) => item[property] !== undefined && values.includes(item[property]));
  const contours = (element.contours ?? []) as { fill: { style: string; bitmapPath?: string } }[];
  const fills = contours.filter(({ fill }) => fill.style === 'bitmap').map(({ fill }) => fill.bitmapPath);
  const runs = (element.textRuns ?? []) as { textAttrs: { face: string } }[];
  return [
    ...named('name', fills),
    ...named(
      'font',
      runs.map((run) => run.textAttrs.face),
    ).filter(itemIs('font')),
    ...(element.members ?? []).flatMap((member) => itemsOf(member, world)),
  ];
}
