import { foldCase } from '../../text/fold';
import type { Subject } from '../subjects/Subject';

interface Placed {
  item: Subject;
  path: string;
  /** The path with its slashes replaced by a character that sorts first: a folder's contents follow the folder. */
  key: string;
}

/** Items in the order in which the library panel shows them sorted by name: ignoring case, contents after folders. */
export function inPathOrder(items: Subject[]): Subject[] {
  const placed: Placed[] = [];
  for (let i = 0; i < items.length; i++) {
    const path = items[i].readText('name');
    placed.push({ item: items[i], path, key: foldCase(path).split('/').join('\u0000') });
  }
  placed.sort(comparePlaces);
  const ordered: Subject[] = [];
  for (let i = 0; i < placed.length; i++) ordered.push(placed[i].item);
  return ordered;
}

function comparePlaces(a: Placed, b: Placed): number {
  return compareTexts(a.key, b.key) || compareTexts(a.path, b.path);
}

function compareTexts(a: string, b: string): number {
  if (a < b) return -1;
  return a > b ? 1 : 0;
}
