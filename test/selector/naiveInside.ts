import { distinct, elementsOf, type Thing, type World } from './world';

/** What lies directly inside: in a folder items, in a group or symbol instance elements. */
export function inside(thing: Thing, world: World): Thing[] {
  if (isItem(thing)) {
    const isInside = (item: Thing): boolean => thing.itemType === 'folder' && folderOf(item) === thing.name;
    return world.library.items.filter(isInside);
  }
  if (thing.elementType === 'instance' && thing.libraryItem?.timeline) return contentsOf(thing.libraryItem);
  return isGroup(thing) ? (thing.members ?? []) : [];
}

/** Drawing objects and primitives call themselves groups as well, but have no members. */
export function isGroup(thing: Thing): boolean {
  return Boolean(thing.isGroup && !thing.isDrawingObject && !thing.isRectangleObject && !thing.isOvalObject);
}

/** The elements on the timeline of an item, if it has one. */
export function contentsOf(item: Thing | undefined): Thing[] {
  return item?.timeline ? elementsOf(item.timeline) : [];
}

function isItem(thing: Thing): boolean {
  return 'itemType' in thing;
}

/** These things and all that is inside them, each right before what is inside it, once. */
export function withAllInside(things: Thing[], world: World, leftOut = new Set<Thing>()): Thing[] {
  const found = new Set<Thing>();
  function visit(thing: Thing): void {
    if (found.has(thing) || leftOut.has(thing)) return;
    found.add(thing);
    inside(thing, world).forEach(visit);
  }
  things.forEach(visit);
  return [...found];
}

/** What is inside these things at any depth. */
export function allInside(things: Thing[], world: World): Thing[] {
  return distinct(things.flatMap((thing) => withAllInside(inside(thing, world), world)));
}

/**
 * The folders of items, wherever they are. For elements, what contains them: the host leads from an element to nothing
 * that does, so it is looked for in the source and inside it, in the order of the source.
 */
export function parentsOf(set: Thing[], source: Thing[], world: World): Thing[] {
  const isAboutItems = set.some(isItem);
  const [given, wanted] = [new Set(source), new Set(set)];
  const candidates = isAboutItems
    ? world.library.items
    : source.flatMap((thing) => [thing, ...withAllInside(inside(thing, world), world, given)]);
  return distinct(candidates).filter((candidate) =>
    inside(candidate, world).some((thing) => wanted.has(thing)),
  );
}

function folderOf(item: Thing): string {
  return String(item.name).split('/').slice(0, -1).join('/');
}
