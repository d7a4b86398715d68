import { IdentitySet } from '../../host/IdentitySet';
import { itemTypeOf } from '../../host/itemTypeOf';
import { membersOf } from '../../host/contents';
import { read } from '../../host/read';
import { facesOfFont, findReferences, findSound } from '../../host/references';
import { elementsOfFrame, keyframesOfTimeline, timelineOf } from '../../host/walk';
import { forEach } from '../support/forEach';

const METHOD = 'ItemCollection.usedBy';

/** The items looked for, by each way in which a timeline can refer to one. */
class WantedItems {
  /** Tells whether a wanted item was found since it was last set to false. */
  isFound = false;
  /** null while no bitmap is wanted. */
  addBitmap: ((path: string) => void) | null = null;
  /** null while no font is wanted. */
  addFace: ((face: string) => void) | null = null;
  private readonly items = new IdentitySet();
  private readonly bitmapPaths = new IdentitySet();
  private readonly faces = new IdentitySet();

  constructor(items: Item[]) {
    forEach(METHOD, items, (item) => this.want(item));
  }

  addItem(item: object): void {
    if (this.items.has(item)) this.isFound = true;
  }

  private want(item: Item): void {
    this.items.add(item);
    const type = itemTypeOf(item);
    if (type === 'bitmap') this.wantBitmap(item.name);
    else if (type === 'font') this.wantFaces(facesOfFont((item as FontItem).font, item.name));
  }

  private wantBitmap(path: string): void {
    this.bitmapPaths.add(path);
    this.addBitmap = (used) => {
      if (this.bitmapPaths.has(used)) this.isFound = true;
    };
  }

  private wantFaces(faces: string[]): void {
    for (let i = 0; i < faces.length; i++) this.faces.add(faces[i]);
    this.addFace = (used) => {
      if (this.faces.has(used)) this.isFound = true;
    };
  }
}

function itself(element: object): object {
  return element;
}

/** Tells whether a keyframe, or an element on it at any depth of groups, refers to a wanted item. */
function isUsedOn(frame: object, wanted: WantedItems): boolean {
  wanted.isFound = false;
  findSound(frame, wanted, read);
  const waiting = elementsOfFrame(frame).slice();
  while (!wanted.isFound && waiting.length > 0) {
    const element = waiting.pop() as object;
    findReferences(element, wanted, itself, read);
    const members = membersOf(element);
    for (let i = 0; i < members.length; i++) waiting.push(members[i]);
  }
  return wanted.isFound;
}

function isUsedInTimeline(timeline: object, wanted: WantedItems): boolean {
  const keyframes = keyframesOfTimeline(timeline);
  for (let i = 0; i < keyframes.length; i++) if (isUsedOn(keyframes[i], wanted)) return true;
  return false;
}

/**
 * The items whose own timelines contain one of these: as an instance, the fill of a shape, the sound of a frame or the
 * font of a text. Host members: `library.items`, `timeline`, `layers`, `frames`, `elements`, `members`, `itemType`,
 * `name`, those of `findReferences`, `findSound` and `isGroup`; for fonts `font`.
 */
export function usersOfItems(library: Library, items: Item[]): Item[] {
  const wanted = new WantedItems(items);
  const users: Item[] = [];
  const all = library.items;
  for (let i = 0; i < all.length; i++) {
    const timeline = timelineOf(all[i]);
    if (timeline && isUsedInTimeline(timeline, wanted)) users.push(all[i]);
  }
  return users;
}
