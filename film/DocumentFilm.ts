import type { DocumentLimits } from '../document/container/limits';
import type { DocumentFiles } from '../document/xfl/DocumentFiles';
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
import { FilmDocument } from './records/FilmDocument';
import type { FilmElement } from './records/FilmElement';
import { FilmTimeline, type FilmKeyframe } from './records/FilmTimeline';

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

  sceneTimeline({ node }: FilmScene): FilmTimeline {
    return FilmTimeline.of(node);
  }

  itemTimeline(item: FilmItem): FilmTimeline | undefined {
    const node = timelineOf(item.node);
    return node && FilmTimeline.of(node);
  }

  timelineOf(path: string): FilmTimeline | undefined {
    const item = this.item(path);
    return item && this.itemTimeline(item);
  }

  symbolOf({ path }: FilmElement): FilmTimeline | undefined {
    return this.timelineOf(path);
  }

  get properties(): FilmDocument {
    return FilmDocument.of(this.node);
  }

  get stage(): { readonly width: number; readonly height: number } {
    return STAGES.of(this.node);
  }

  get perspective(): Perspective {
    return stagePerspective(this.node);
  }

  get frameRate(): number {
    return this.properties.frameRate;
  }

  get publishesHiddenLayers(): boolean {
    return this.publishing.includesHiddenLayers;
  }

  get isCanvas(): boolean {
    return isCanvasDocument(this);
  }

  shownElements(keyframe: FilmKeyframe, elapsed: number): readonly FilmElement[] {
    return ContentBounds.of(this).shownElements(keyframe, elapsed);
  }

  boundsOf(element: FilmElement, matrix?: Matrix, isPlayed = false): Box {
    const bounds = ContentBounds.of(this, isPlayed ? 'played' : 'painted');
    return matrix ? bounds.ofMoved(element, matrix) : bounds.ofElement(element);
  }

  pivotOf(element: FilmElement): Point {
    return ContentBounds.of(this).pivotOf(element);
  }
}
