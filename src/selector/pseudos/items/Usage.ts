import { facesOfFont, findReferences, findSound, type ReferenceSink } from '../../../host/references';
import {
  elementsOfItem,
  elementsOfKeyframes,
  frameSubjects,
  keyframesOfItem,
  membersOf,
} from '../../subjects/contentsOfSubjects';
import { DistinctList } from '../../subjects/DistinctList';
import type { QueryRun } from '../../subjects/QueryRun';
import { hostObjectOf, readMember, type Subject } from '../../subjects/Subject';

/**
 * The items that a document needs: those that its scenes or its exported items use, through any depth of symbols,
 * bitmap fills, sounds on frames and fonts of text. Layers count whatever their type: guides and masks, hidden and
 * locked ones. Folders are never needed.
 *
 * Host members: `timelines`, `library.items`, `linkageExportForAS`, `linkageExportForRS`, `linkageImportForRS`,
 * `members`, and those of `findReferences` and `findSound`.
 */
export class Usage implements ReferenceSink {
  /** null as soon as every bitmap is known to be used: outlines are slow to read. */
  addBitmap: ((path: string) => void) | null = null;
  /** null as soon as every font is known to be used. */
  addFace: ((face: string) => void) | null = null;
  private readonly used = new DistinctList();
  private readonly faces: Record<string, boolean | undefined> = {};
  private unusedBitmaps = 0;
  private unusedFonts = 0;

  constructor(private readonly run: QueryRun) {
    const items = run.library().items;
    for (let i = 0; i < items.length; i++) this.count(items[i], 1);
    for (let i = 0; i < items.length; i++) if (isRoot(items[i])) this.use(items[i]);
    const scenes: object[] = run.document.timelines;
    for (let i = 0; i < scenes.length; i++) this.visitScene(scenes[i]);
    this.visitItems();
    for (let i = 0; i < items.length; i++) if (this.isFontInUse(items[i])) this.use(items[i]);
  }

  has(item: Subject): boolean {
    return this.used.has(item);
  }

  addItem(item: object): void {
    this.use(this.run.items.of(item));
  }

  private use(item: Subject): void {
    if (this.used.add(item)) this.count(item, -1);
  }

  private count(item: Subject, change: number): void {
    const type = item.read('itemType');
    if (type === 'bitmap') {
      this.unusedBitmaps += change;
      this.addBitmap = this.unusedBitmaps > 0 ? (path) => this.usePath(path) : null;
    } else if (type === 'font') {
      this.unusedFonts += change;
      this.addFace = this.unusedFonts > 0 ? (face) => this.noteFace(face) : null;
    }
  }

  private usePath(path: string): void {
    const item = this.run.library().at(path);
    if (item) this.use(item);
  }

  private noteFace(face: string): void {
    this.faces['/' + face] = true;
  }

  private visitScene(timeline: object): void {
    const keyframes = frameSubjects(timeline);
    this.visitSounds(keyframes);
    this.visitElements(elementsOfKeyframes(keyframes, this.run));
  }

  /** The list grows during the loop: whatever an item uses is appended. */
  private visitItems(): void {
    const items = this.used.subjects;
    for (let i = 0; i < items.length; i++) {
      const keyframes = keyframesOfItem(items[i]);
      if (keyframes === null) continue;
      this.visitSounds(keyframes);
      this.visitElements(elementsOfItem(items[i], this.run));
    }
  }

  private visitSounds(keyframes: Subject[]): void {
    for (let i = 0; i < keyframes.length; i++) findSound(keyframes[i], this, readMember);
  }

  private visitElements(elements: Subject[]): void {
    const waiting = elements.slice(0);
    for (let i = 0; i < waiting.length; i++) {
      findReferences(waiting[i], this, hostObjectOf, readMember);
      const members = membersOf(waiting[i], this.run);
      for (let at = 0; at < members.length; at++) waiting.push(members[at]);
    }
  }

  private isFontInUse(item: Subject): boolean {
    if (item.read('itemType') !== 'font') return false;
    const faces = facesOfFont(item.read('font'), item.readText('name'));
    for (let i = 0; i < faces.length; i++) if (this.faces['/' + faces[i]]) return true;
    return false;
  }
}

/** True when the item is published even if no stage shows it: it is exported, or shared at run time. */
function isRoot(item: Subject): boolean {
  return Boolean(
    item.read('linkageExportForAS') || item.read('linkageExportForRS') || item.read('linkageImportForRS'),
  );
}
