import { read, readList } from '../../host/read';
import { elementsOfFrame, keyframesOfTimeline, timelineOf } from '../../host/walk';
import { bitmapsOfShape } from '../../selector/pseudos/items/bitmapFills';
import { foldCase } from '../../text/fold';
import { forEach } from '../failure';
import { IdentitySet } from '../IdentitySet';
import { withoutGroups } from './instances';
import { leafOf } from './path';

/** The items looked for, by each of the ways in which a timeline can refer to one. */
class Wanted {
  private readonly items = new IdentitySet();
  private readonly bitmapPaths = new IdentitySet();
  private readonly faces = new IdentitySet();
  private hasBitmaps = false;
  private hasFonts = false;

  constructor(items: Item[]) {
    forEach('ItemCollection.usedBy', items, (item) => {
      this.items.add(item);
      const type = item.itemType;
      if (type === 'bitmap') this.addBitmap(item);
      else if (type === 'font') this.addFont(item as FontItem);
    });
  }

  isUsedOn(frame: Frame): boolean {
    const sound: unknown = read(frame, 'soundLibraryItem');
    if (sound && this.items.has(sound)) return true;
    const elements = withoutGroups(elementsOfFrame(frame) as Element[]);
    for (let i = 0; i < elements.length; i++) if (this.isUsedBy(elements[i])) return true;
    return false;
  }

  private addBitmap(item: Item): void {
    this.hasBitmaps = true;
    this.bitmapPaths.add(item.name);
  }

  /** Text names a font by its face, or as the font item's name with a star (as queries read it). */
  private addFont(item: FontItem): void {
    this.hasFonts = true;
    this.faces.add(foldCase(String(item.font)));
    this.faces.add(foldCase(leafOf(item.name) + '*'));
  }

  private isUsedBy(element: Element): boolean {
    const type = element.elementType;
    if (type === 'instance') return this.items.has((element as Instance).libraryItem);
    return type === 'shape' || type === 'shapeObj' ? this.isFillOf(element) : this.isFontOf(element);
  }

  private isFillOf(shape: Element): boolean {
    if (!this.hasBitmaps) return false;
    const paths = bitmapsOfShape(shape);
    for (let i = 0; i < paths.length; i++) if (this.bitmapPaths.has(paths[i])) return true;
    return false;
  }

  private isFontOf(text: Element): boolean {
    if (!this.hasFonts) return false;
    const runs = readList(text, 'textRuns') as TextRun[];
    for (let i = 0; i < runs.length; i++) {
      if (this.faces.has(foldCase(String(runs[i].textAttrs.face)))) return true;
    }
    return false;
  }
}

function isUsedInTimeline(wanted: Wanted, timeline: object): boolean {
  const keyframes = keyframesOfTimeline(timeline) as Frame[];
  for (let i = 0; i < keyframes.length; i++) if (wanted.isUsedOn(keyframes[i])) return true;
  return false;
}

/**
 * The items whose own timelines contain one of these: as an instance, the fill of a shape, the sound of a frame or the
 * font of a text. Host members: `library.items`, `timeline`, `layers`, `frames`, `soundLibraryItem`, `elements`,
 * `elementType`, `members`, `libraryItem`, `itemType`, `name`; for bitmaps those of `bitmapsOfShape`; for fonts `font`,
 * `textRuns`, `textAttrs.face`.
 */
export function itemsUsing(library: Library, items: Item[]): Item[] {
  const wanted = new Wanted(items);
  const users: Item[] = [];
  const all = library.items;
  for (let i = 0; i < all.length; i++) {
    const timeline = timelineOf(all[i]);
    if (timeline && isUsedInTimeline(wanted, timeline)) users.push(all[i]);
  }
  return users;
}
