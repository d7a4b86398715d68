import type { DocumentLimits } from '../document/container/limits';
import type { DocumentFiles } from '../document/xfl/DocumentFiles';
import { DocumentInstance } from '../document/xfl/instances/DocumentInstance';
import { DOCUMENT } from '../document/xfl/schema/documentSchema';
import { isCanvasDocument } from '../document/xfl/isCanvasDocument';
import { timelineOf } from '../document/xfl/shownFrame';
import { stagePerspective } from '../document/xfl/stagePerspective';
import { stageSize } from '../document/xfl/stageSize';
import { NodeCache } from '../document/xml/NodeCache';
import type { XmlNode } from '../document/xml/XmlNode';
import type { Box } from '../geometry/Box';
import type { Perspective } from '../geometry/Homography';
import type { Matrix, Point } from '../geometry/matrix';
import type { Platform } from '../platform/Platform';
import { ContentBounds } from './bounds/ContentBounds';
import type { Film, FilmItem, FilmScene, FilmSettings } from './Film';

/** Every layer with a depth, and every camera, asks for them. */
const STAGES = new NodeCache(stageSize);

/** What a document shows, worked out from its nodes. Who has a document open says where its parts are. */
export abstract class DocumentFilm implements Film {
  abstract readonly name: string;
  abstract readonly location: string | undefined;
  abstract readonly node: XmlNode;
  abstract readonly files: DocumentFiles;
  abstract readonly publishing: FilmSettings;
  abstract readonly scenes: readonly FilmScene[];
  abstract readonly items: readonly FilmItem[];
  abstract readonly listedItems: readonly FilmItem[];
  abstract readonly platform: Platform;
  abstract readonly limits: Partial<DocumentLimits>;
  abstract readonly fonts: readonly string[] | undefined;
  abstract item(path: string): FilmItem | undefined;

  itemAt(path: string): XmlNode | undefined {
    return this.item(path)?.node;
  }

  symbolOf(instance: XmlNode): XmlNode | undefined {
    const item = this.itemAt(new DocumentInstance(instance).path);
    return item && timelineOf(item);
  }

  get stage(): { readonly width: number; readonly height: number } {
    return STAGES.of(this.node);
  }

  get perspective(): Perspective {
    return stagePerspective(this.node);
  }

  get frameRate(): number {
    return DOCUMENT.frameRate.read(this.node);
  }

  get publishesHiddenLayers(): boolean {
    return this.publishing.includesHiddenLayers;
  }

  get isCanvas(): boolean {
    return isCanvasDocument(this);
  }

  shownElements(keyframe: XmlNode, elapsed: number): readonly XmlNode[] {
    return ContentBounds.of(this).shownElements(keyframe, elapsed);
  }

  boundsOf(element: XmlNode, matrix?: Matrix, isPlayed = false): Box {
    const bounds = ContentBounds.of(this, isPlayed ? 'played' : 'painted');
    return matrix ? bounds.ofMoved(element, matrix) : bounds.ofElement(element);
  }

  pivotOf(element: XmlNode): Point {
    return ContentBounds.of(this).pivotOf(element);
  }
}
