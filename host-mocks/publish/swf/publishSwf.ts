import type { DocumentCore } from '../../model/document/DocumentCore';
import { readRgb } from '../../model/xfl/colors';
import { drawnDocument } from '../../render/DrawnDocument';
import type { Publication } from '../Publication';
import { ByteWriter } from './bytes/ByteWriter';
import { writeMovie } from './bytes/movie';
import { bodyOf, TAG, writeTag } from './bytes/tags';
import { Definitions } from './characters/Definitions';
import type { Movie } from './characters/Movie';
import { Symbols } from './characters/Symbols';
import { Losses } from './Losses';
import { writeRgb } from './records/color';
import { NO_NOTES, writeTimeline } from './timeline/writeTimeline';

export interface SwfOptions {
  /** Name of the file, without its ending. */
  readonly name: string;
  /** What becomes of scripts that need a compiler: `refuse` throws, `drop` leaves them out. */
  readonly scripts: 'refuse' | 'drop';
}

export function publishSwf(document: DocumentCore, options: SwfOptions): Publication {
  const { publishing, host } = document;
  const losses = new Losses();
  const definitions = new Definitions();
  const version = Number(publishing.read('Version', '43'));
  const scriptVersion = Number(publishing.read('ActionScriptVersion', '3'));
  const movie: Movie = {
    document: drawnDocument(document),
    rasterizer: host.platform.rasterizer,
    definitions,
    losses,
    version,
    scriptVersion,
  };
  const symbols = new Symbols(movie, () => NO_NOTES);
  const tags = new ByteWriter();
  writeTag(
    tags,
    TAG.fileAttributes,
    bodyOf((out) => out.u32(scriptVersion === 3 ? 8 : 0)),
  );
  writeTag(
    tags,
    TAG.setBackgroundColor,
    bodyOf((out) => {
      writeRgb(out, readRgb(document.node, 'backgroundColor', '#FFFFFF'));
    }),
  );
  const frames = new ByteWriter();
  let count = 0;
  for (const scene of document.timelines) {
    const shown = symbols.framesOf(scene.node, `scene "${scene.name}"`);
    writeTimeline(frames, shown.frameCount, (frame) => shown.at(frame), NO_NOTES);
    count += shown.frameCount;
  }
  const exported: [number, string][] = [];
  for (const item of document.library.items) {
    if (item.itemType === 'movie clip' && item.attr('linkageExportForAS') === 'true') {
      const c = symbols.sprite(item.name, `"${item.name}"`);
      if (c) exported.push([c.id, item.attr('linkageClassName') ?? '']);
    }
  }
  tags.raw(definitions.tags.written);
  writeTag(
    tags,
    TAG.symbolClass,
    bodyOf((out) => {
      out.u16(exported.length);
      for (const [id, n] of exported) out.u16(id).text(n);
    }),
  );
  tags.raw(frames.written);
  writeTag(tags, TAG.end);
  const head = {
    version,
    width: document.width * 20,
    height: document.height * 20,
    frameRate: document.frameRate,
    frameCount: count,
    isCompressed: true,
  };
  const bytes = writeMovie(head, tags.written, host.platform.compression);
  return { files: [{ path: `${options.name}.swf`, bytes }], losses: losses.all };
}
