import { isObject, listOf, read } from '../../../host/read';
import { foldCase } from '../../../text/fold';
import {
  elementsOfItem,
  elementsOfKeyframes,
  frameSubjects,
  keyframesOfItem,
  membersOf,
} from '../../subjects/contents';
import { DistinctList } from '../../subjects/DistinctList';
import { leafOf } from '../../subjects/LibraryIndex';
import type { Run } from '../../subjects/Run';
import type { Subject } from '../../subjects/Subject';
import { bitmapsOfShape } from './bitmapFills';

/** A font item called "Font 1" is what text set in "Font 1*" uses. */
const BY_ITEM = '*';

/**
 * Which items a document needs: those that its scenes or its exported items lead to, through any depth of symbols,
 * bitmap fills, sounds on frames and fonts of text. Layers count whatever their kind: guides and masks, hidden and
 * locked ones. Folders are never needed.
 *
 * Host members: `timelines`, `library.items`, `linkageExportForAS`, `linkageExportForRS`, `linkageImportForRS`,
 * `soundLibraryItem`, `libraryItem`, `members`, `textRuns`, `contours` and `edges` of shapes.
 */
export class Usage {
  private readonly used = new DistinctList();
  private readonly faces: Record<string, boolean | undefined> = {};
  private unusedBitmaps = 0;
  private unusedFonts = 0;

  constructor(private readonly run: Run) {
    const items = run.library().items;
    for (let i = 0; i < items.length; i++) this.count(items[i], 1);
    for (let i = 0; i < items.length; i++) if (isRoot(items[i])) this.use(items[i]);
    const scenes: object[] = run.document.timelines;
    for (let i = 0; i < scenes.length; i++) this.followScene(scenes[i]);
    this.followItems();
    for (let i = 0; i < items.length; i++) if (this.isFontInUse(items[i])) this.use(items[i]);
  }

  has(item: Subject): boolean {
    return this.used.has(item);
  }

  private use(item: Subject): void {
    if (this.used.add(item)) this.count(item, -1);
  }

  private count(item: Subject, change: number): void {
    const type = item.read('itemType');
    if (type === 'bitmap') this.unusedBitmaps += change;
    else if (type === 'font') this.unusedFonts += change;
  }

  private useObject(item: unknown): void {
    if (isObject(item)) this.use(this.run.items.of(item));
  }

  private usePath(path: string): void {
    const item = this.run.library().at(path);
    if (item) this.use(item);
  }

  private followScene(timeline: object): void {
    const keyframes = frameSubjects(timeline);
    this.followSounds(keyframes);
    this.followElements(elementsOfKeyframes(keyframes, this.run));
  }

  /** The list grows while it is followed: whatever an item leads to is appended. */
  private followItems(): void {
    const items = this.used.subjects;
    for (let i = 0; i < items.length; i++) {
      const keyframes = keyframesOfItem(items[i]);
      if (keyframes === null) continue;
      this.followSounds(keyframes);
      this.followElements(elementsOfItem(items[i], this.run));
    }
  }

  private followSounds(keyframes: Subject[]): void {
    for (let i = 0; i < keyframes.length; i++) this.useObject(keyframes[i].read('soundLibraryItem'));
  }

  private followElements(elements: Subject[]): void {
    const waiting = elements.slice(0);
    for (let i = 0; i < waiting.length; i++) {
      const element = waiting[i];
      const type = element.read('elementType');
      if (type === 'instance') this.useObject(element.read('libraryItem'));
      else if (type === 'text' || type === 'tlfText') this.followText(element);
      else {
        this.followFills(element);
        const members = membersOf(element, this.run);
        for (let at = 0; at < members.length; at++) waiting.push(members[at]);
      }
    }
  }

  /** Only while there is a font that is not exported. */
  private followText(element: Subject): void {
    if (this.unusedFonts === 0) return;
    const runs = listOf(element.read('textRuns'));
    for (let i = 0; i < runs.length; i++) {
      const attributes = read(runs[i], 'textAttrs');
      if (isObject(attributes)) this.faces['/' + foldCase(String(read(attributes, 'face')))] = true;
    }
  }

  /** The outlines of a shape are dear to read: only while there is a bitmap that nothing uses yet. */
  private followFills(shape: Subject): void {
    if (this.unusedBitmaps === 0) return;
    const paths = bitmapsOfShape(shape.object);
    for (let i = 0; i < paths.length; i++) this.usePath(paths[i]);
  }

  private isFontInUse(item: Subject): boolean {
    if (item.read('itemType') !== 'font') return false;
    const byFace = this.faces['/' + foldCase(item.readText('font'))];
    return byFace || this.faces['/' + foldCase(leafOf(item.readText('name')) + BY_ITEM)] || false;
  }
}

/** Whether the item goes into the movie whatever the stage shows. An item shared at run time is announced there. */
function isRoot(item: Subject): boolean {
  return Boolean(
    item.read('linkageExportForAS') || item.read('linkageExportForRS') || item.read('linkageImportForRS'),
  );
}
