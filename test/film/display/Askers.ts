import { FilmTimeline } from '../../../film/records/FilmTimeline';
import fs from 'node:fs';
import path from 'node:path';
import { atlasFiles } from '../../../output/makers/atlas';
import { DEFAULTS } from '../../../output/formats/ExportOptions';
import type { AtlasData } from '../../../output/atlas/AtlasData';
import { Sequence } from '../../../output/pictures/Sequence';
import type { RenderContext } from '../../../output/pictures/RenderContext';
import { Stopwatch } from '../../../output/pictures/Stopwatch';
import { symbolSubject } from '../../../output/pictures/exportSubjects';
import { paintedBox } from '../../../output/pixels/paintedBox';
import { isEmpty, type Box } from '../../../geometry/Box';
import type { Document } from '../../../host-mocks/model/document/Document';
import { ContentBounds } from '../../../film/bounds/ContentBounds';
import { shownBoxes } from '../../../film/bounds/shownBoxes';
import type { SymbolItem } from '../../../host-mocks/model/library/items/SymbolItem';
import { nodePlatform } from '../../../platform/node/nodePlatform';
import { drawFrame } from '../../../output/svg/drawFrame';
import { Drawing } from '../../../output/svg/Drawing';
import { frameRegion } from '../../../output/svg/frameRegion';
import { FrameSeries, runsOf } from '../../../output/svg/FrameSeries';
import { rasterOf } from '../../../output/pictures/rasterize';
import { roomAround, type View } from '../../../output/svg/View';
import type { XmlNode } from '../../../document/xml/XmlNode';
import { openRandom, type RandomDocument } from '../../support/randomTimelines';
import { AtlasPlayer } from '../../output/atlas/readAtlas';

const VIEW = { x: -200, y: -150, width: 400, height: 300 };

/** A part of the plane that would show, at its edge, what reaches out of a box. */
export function viewAround(box: Box): View {
  return isEmpty(box) ? VIEW : roomAround(box, 20);
}

/** Everything that asks what the symbol `main` of a document shows. */
export class Askers {
  readonly document: Document;
  readonly timeline: FilmTimeline;
  private readonly item: SymbolItem;
  private readonly context: RenderContext;
  private readonly drawing: Drawing;

  /** @param folder - for the files of atlases */
  constructor(
    random: RandomDocument,
    private readonly folder: string,
  ) {
    this.document = openRandom(random);
    this.item = this.document.itemAt('main') as SymbolItem;
    this.timeline = FilmTimeline.of(this.item.timeline.node);
    const drawn = this.document.film;
    this.context = {
      film: drawn,
      rasterizer: nodePlatform.rasterizer,
      fontFolders: [],
      maxPixels: 1e8,
      stopwatch: new Stopwatch(() => 0),
    };
    this.drawing = new Drawing(drawn, VIEW, drawFrame);
  }

  picture(frame: number, view = VIEW): string {
    const series = new FrameSeries(this.context.film, view, runsOf(this.timeline));
    return series.svg(series.draw(frame));
  }

  /** The box of the pixels that a frame paints. */
  drawn(frame: number, view: View): Box | undefined {
    return painted(this.picture(frame, view), view);
  }

  region(frame: number): Box {
    return frameRegion(this.timeline, frame, this.drawing);
  }

  bounds(frame: number): Box {
    return ContentBounds.of(this.document.film, 'painted').ofFrame(this.timeline.node, frame);
  }

  boxes(frame: number): Map<XmlNode, Box> {
    return shownBoxes(this.document.film, this.timeline, frame);
  }

  /** The pixels that the exported frame has painted on. */
  sequence(frame: number): Sequence {
    return new Sequence(symbolSubject(this.document.film, this.item), [frame], this.context, undefined);
  }

  /** The atlas of all frames, in a folder. */
  atlas(): { data: AtlasData; player: AtlasPlayer; left: readonly [string, number][] } {
    const target = fs.mkdtempSync(path.join(this.folder, 'atlas'));
    let left: readonly [string, number][] = [];
    const context: RenderContext = { ...this.context, leftOut: (_subject, found) => void (left = found) };
    for (const file of atlasFiles(symbolSubject(this.document.film, this.item), '', 1, DEFAULTS, context))
      fs.writeFileSync(path.join(target, file.path), file.content);
    const text = fs.readFileSync(path.join(target, 'Animation.json'), 'utf8');
    return { data: JSON.parse(text) as AtlasData, player: new AtlasPlayer(target), left };
  }
}

/** The box of the pixels that a picture paints. */
export function painted(svg: string, view: View): Box | undefined {
  const { width, height, pixels } = rasterOf(nodePlatform.rasterizer, svg, {});
  const box = paintedBox(pixels, width, height);
  if (!box) return undefined;
  const [left, top] = [box.x + view.x, box.y + view.y];
  return { left, top, right: left + box.width, bottom: top + box.height };
}

/** The alpha of a picture at a place, 0 to 255. */
export function alphaAt(svg: string, view: View, x: number, y: number): number {
  const { width, pixels } = rasterOf(nodePlatform.rasterizer, svg, {});
  return pixels[((y - view.y) * width + x - view.x) * 4 + 3];
}
