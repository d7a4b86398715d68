import { DEFAULT_LIMITS } from '../../document/container/limits';
import { isCanvasDocument } from '../../document/xfl/isCanvasDocument';
import { leafOf } from '../../document/xfl/itemPaths';
import { stagePerspective } from '../../document/xfl/stagePerspective';
import { stageSize } from '../../document/xfl/stageSize';
import { staticTextsIn } from '../../document/xfl/texts/DocumentText';
import type { XmlNode } from '../../document/xml/XmlNode';
import { ContentBounds } from '../../film/bounds/ContentBounds';
import type { DisplayDocument } from '../../film/display/DisplayDocument';
import type { PlayedDocument } from '../../film/playing/PlayedDocument';
import type { Box } from '../../geometry/Box';
import type { Perspective } from '../../geometry/Homography';
import type { Matrix, Point } from '../../geometry/matrix';
import type { DocumentCore } from '../../host-mocks/model/document/DocumentCore';
import type { DocumentHost } from '../../host-mocks/model/document/DocumentHost';
import { FontItem } from '../../host-mocks/model/library/items/FontItem';
import type { Compression } from '../../platform/Compression';
import type { ImageFile } from '../pixels/decodeBitmap';
import { DrawnSymbols } from './DrawnSymbols';
import { Faces, type LearntFace, readFontFolders } from './fonts/Faces';
import { learnFaces } from './text/learnFaces';
import { DOCUMENT } from '../../document/xfl/schema/documentSchema';

/** The image of an entry, and the bytes that it was decoded from. */
export interface DecodedImage {
  bytes: Uint8Array;
  /** The version of the document's files that the bytes were last read of. */
  version: number;
  image: ImageFile;
  /** The image as a `data:` URI. */
  uri: string;
}

/** The part of a document that drawing needs. */
export interface DrawnDocument extends DisplayDocument, PlayedDocument {
  readonly compression: Compression;
  readonly faces: Faces;
  /** What symbols have drawn, in earlier pictures too, as long as nothing changes. */
  readonly drawnSymbols: DrawnSymbols;
  /** Images that were decoded for earlier pictures, by entry. */
  readonly images: Map<string, DecodedImage>;
  /** The perspective of the stage. */
  readonly perspective: Perspective;
  /** True for HTML5 Canvas documents, which another player shows. */
  readonly isCanvas: boolean;
  /** Maximum pixels of a bitmap. */
  readonly maxPixels: number;
  /** Increases when an entry that is not XML changes. */
  readonly filesVersion: number;
  /** True if browsers show the pictures in turn: they paint all of a pattern's tile, so it is kept small. */
  readonly hasSmallTiles?: boolean;
  has(entry: string): boolean;
  bytes(entry: string): Uint8Array;
  /**
   * The box of what an element paints, without filters, in its parent's coordinates.
   *
   * @param matrix - from there to other coordinates
   * @param isPlayed - true for the box of all that movie clips within may show while they play
   */
  boundsOf(element: XmlNode, matrix?: Matrix, isPlayed?: boolean): Box;
  /** The transformation point of an element, in its own coordinates. */
  pivotOf(element: XmlNode): Point;
}

export function drawnDocument(document: DocumentCore): DrawnDocument {
  return {
    itemAt: (path) => document.itemAt(path)?.node,
    publishesHiddenLayers: document.publishing.includesHiddenLayers,
    countsFromZero: isCanvasDocument(document),
    isCanvas: isCanvasDocument(document),
    compression: document.host.platform.compression,
    faces: facesOf(document),
    drawnSymbols: drawnSymbolsOf(document),
    images: imagesOf(document),
    stage: stageSize(document.node),
    perspective: stagePerspective(document.node),
    maxPixels: document.host.limits.maxPixels ?? DEFAULT_LIMITS.maxPixels,
    filesVersion: document.files.version,
    has: (entry) => document.files.has(entry),
    bytes: (entry) => document.files.bytes(entry),
    shownElements: (keyframe, elapsed) => ContentBounds.of(document).shownElements(keyframe, elapsed),
    boundsOf: (element, matrix, isPlayed = false) => {
      const bounds = ContentBounds.of(document, isPlayed ? 'played' : 'painted');
      return matrix ? bounds.ofMoved(element, matrix) : bounds.ofElement(element);
    },
    pivotOf: (element) => ContentBounds.of(document).pivotOf(element),
  };
}

/** The faces as the texts of a document are set in them. */
function facesOf(document: DocumentCore): Faces {
  const fonts = fontsOf(document.host);
  const version = DOCUMENT.majorVersion.read(document.node);
  const faceOfItem = (name: string): string | undefined => faceOfFontItem(document, name);
  const learn = () => learntBy(document, new Faces(fonts, version, undefined, faceOfItem));
  return new Faces(fonts, version, learn, faceOfItem);
}

/** Texts name font items without their folders. */
function faceOfFontItem({ library }: DocumentCore, name: string): string | undefined {
  const named = library.items.find((item) => item instanceof FontItem && leafOf(item.name) === name);
  return named instanceof FontItem ? named.font : undefined;
}

const learnt = new WeakMap<DocumentCore, { stamp: string; faces: ReadonlyMap<string, LearntFace> }>();

/** What a document shows about faces that are not available, as long as nothing of it changes. */
function learntBy(document: DocumentCore, faces: Faces): ReadonlyMap<string, LearntFace> {
  const { stamp } = document.files;
  const cached = learnt.get(document);
  if (cached?.stamp === stamp) return cached.faces;
  const roots = [document.node, ...document.library.items.map(({ node }) => node)];
  const entry = {
    stamp,
    faces: learnFaces(
      roots.flatMap((root) => [...staticTextsIn(root)]),
      faces,
    ),
  };
  learnt.set(document, entry);
  return entry.faces;
}

const fontsByHost = new WeakMap<DocumentHost, ReturnType<typeof readFontFolders>>();

/** The fonts of a host, read at the first picture. */
function fontsOf(host: DocumentHost): ReturnType<typeof readFontFolders> {
  let fonts = fontsByHost.get(host);
  if (!fonts) fontsByHost.set(host, (fonts = readFontFolders(host.platform, host.fonts)));
  return fonts;
}

const decoded = new WeakMap<DocumentCore, Map<string, DecodedImage>>();

function imagesOf(document: DocumentCore): Map<string, DecodedImage> {
  let images = decoded.get(document);
  if (!images) decoded.set(document, (images = new Map<string, DecodedImage>()));
  return images;
}

const symbols = new WeakMap<DocumentCore, DrawnSymbols>();

/** The store of drawn symbols of a document. */
function drawnSymbolsOf(document: DocumentCore): DrawnSymbols {
  let drawn = symbols.get(document);
  if (!drawn) symbols.set(document, (drawn = new DrawnSymbols()));
  drawn.begin(document.files.stamp);
  return drawn;
}
