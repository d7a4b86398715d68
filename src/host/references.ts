import { foldCase } from '../text/fold';
import { leafOf } from '../text/path';
import { isObject, listOf, read, readList, type ReadMember } from './read';
import { isTextType } from './texts';

/** Receives what an element or a keyframe refers to in the library. */
export interface ReferenceSink {
  /** Gets the item of an instance or the sound of a keyframe. */
  addItem(item: object): void;
  /** Gets the path of a bitmap that fills a shape. null: outlines, which are slow to read, are not read. */
  addBitmap: ((path: string) => void) | null;
  /** Gets the face of a font, case folded (see `facesOfFont`). null: texts are not read. */
  addFace: ((face: string) => void) | null;
}

/** A font item called "Font 1" is what text set in "Font 1*" uses. */
const BY_ITEM = '*';

/**
 * Finds the items that an element refers to by itself. The only rule of that: an instance refers to its item, a text
 * to the fonts of its runs, and anything else, elements of unknown types included, to the bitmaps in its outlines.
 * The members of a group are elements of their own.
 * Host members: `elementType`, `libraryItem`, `textRuns`, `textAttrs.face` and those of `bitmapsOfShape`.
 *
 * @param objectOf the host object of the element
 * @param readMember reads a member of the element
 */
export function findReferences<T extends object>(
  element: T,
  sink: ReferenceSink,
  objectOf: (element: T) => object,
  readMember: ReadMember<T>,
): void {
  const type = readMember(element, 'elementType');
  if (type === 'instance') {
    const item = readMember(element, 'libraryItem');
    if (isObject(item)) sink.addItem(item);
  } else if (isTextType(type)) {
    if (sink.addFace) addFaces(listOf(readMember(element, 'textRuns')), sink.addFace);
  } else if (sink.addBitmap) {
    const paths = bitmapsOfShape(objectOf(element));
    for (let i = 0; i < paths.length; i++) sink.addBitmap(paths[i]);
  }
}

/** Finds the sound of a keyframe. Host members: `soundLibraryItem`. */
export function findSound<T extends object>(
  keyframe: T,
  sink: ReferenceSink,
  readMember: ReadMember<T>,
): void {
  const sound = readMember(keyframe, 'soundLibraryItem');
  if (isObject(sound)) sink.addItem(sound);
}

/**
 * The faces by which texts may refer to a font item, case folded.
 *
 * @param font the face that the item embeds
 * @param path the path of the item
 */
export function facesOfFont(font: unknown, path: string): string[] {
  return [foldCase(String(font)), foldCase(leafOf(path) + BY_ITEM)];
}

/**
 * The paths of the bitmaps that fill a shape or its strokes; none for elements without outlines.
 * Host members: `contours`, `edges`, `fill`, `stroke`, `shapeFill`, `style`, `bitmapPath`.
 */
export function bitmapsOfShape(shape: object): string[] {
  const paths: string[] = [];
  const contours = readList(shape, 'contours');
  for (let i = 0; i < contours.length; i++) addFill(paths, read(contours[i], 'fill'));
  const edges = readList(shape, 'edges');
  for (let i = 0; i < edges.length; i++) {
    const stroke = read(edges[i], 'stroke');
    if (isObject(stroke)) addFill(paths, read(stroke, 'shapeFill'));
  }
  return paths;
}

function addFill(paths: string[], fill: unknown): void {
  if (!isObject(fill) || read(fill, 'style') !== 'bitmap') return;
  const path = read(fill, 'bitmapPath');
  if (typeof path === 'string') paths.push(path);
}

function addFaces(runs: object[], addFace: (face: string) => void): void {
  for (let i = 0; i < runs.length; i++) {
    const attributes = read(runs[i], 'textAttrs');
    if (isObject(attributes)) addFace(foldCase(String(read(attributes, 'face'))));
  }
}
