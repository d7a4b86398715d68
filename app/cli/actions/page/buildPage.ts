import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { Host } from '../../../host/Host';
import { pictureOf } from '../../../host/pictureOf';
import type { Document } from '../../../../host-mocks/model/document/Document';
import { packedCopy } from '../../../../host-mocks/model/document/files/save';
import { storedSoundOf } from '../../../../film/sound/readStoredSound';
import { MINIMP3_FILE } from '../../../../platform/mp3/minimp3';
import { packageFile } from '../../../../platform/node/packageFile';
import { rasterize } from '../../../../output/pictures/rasterize';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import type { CommandIo } from '../../Io';
import { videosOf } from './videosOf';
import { escapeText } from '../../../../output/svg/svg';

const ZIP = 'PK\u0003\u0004';

/** Bytes of a first picture that goes into the page: it must not make the page much larger. */
const MAX_PICTURE = 150_000;

/** Pixels of the longer side of a first picture that is drawn in pixels: the first one that is small enough in bytes. */
const SIDES = [1000, 500, 250];

/**
 * A page that shows a document: one HTML file, which needs no other and loads none. Its heading and a small first picture
 * are shown while the rest is loaded.
 *
 * @throws DocumentError for a document that cannot be opened.
 */
export function buildPage(file: string, io: CommandIo): string {
  const { name, bytes, hasMp3, videos, picture } = readDocument(file, io);
  const decoder = hasMp3 ? readDecoder(io) : undefined;
  const part = (part: string): string => readPart(io.libraryFolder, part);
  const script = part('page.js');
  const style = part('viewer.css');
  const engine = packed(part('worker.js'));
  const policy = [
    "default-src 'none'",
    `script-src '${hashOf(script)}'${decoder ? " 'wasm-unsafe-eval'" : ''}`,
    `style-src '${hashOf(style)}'`,
    'worker-src blob:',
    'img-src blob: data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const title = escapeText(name);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeText(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
<body>
<div class="viewer inspecting"><header><div class="heading"><h1>${title}</h1></div></header>${pictureAlone(picture)}</div>
<noscript>${title}: this page needs JavaScript.</noscript>
<script type="application/octet-stream" id="document" data-name="${title}">${bytes.toString('base64')}</script>
<script type="application/gzip" id="engine">${engine}</script>
${decoder ? `<script type="application/wasm" id="mp3">${decoder.toString('base64')}</script>\n` : ''}${videos === '{}' ? '' : `<script type="application/json" id="videos">${videos}</script>\n`}<script>${script}</script>
`;
}

let lastPacked: { script: string; text: string } | undefined;

/** A script as gzip in base64. Pages of one process have the same script, and packing it takes as long as all the rest. */
function packed(script: string): string {
  if (lastPacked?.script !== script) {
    lastPacked = { script, text: zlib.gzipSync(script, { level: 9 }).toString('base64') };
  }
  return lastPacked.text;
}

/** The parts of the viewer that are around the stage, empty, and the picture where the stage will have it. */
function pictureAlone(picture: string): string {
  if (picture === '') return '';
  const stage = `<div class="stage"><img id="first-picture" alt="" src="${picture}"></div>`;
  return `<div class="side"></div><main>${stage}</main><div class="inspector"></div>`;
}

interface PageDocument {
  name: string;
  bytes: Buffer;
  hasMp3: boolean;
  /** The pictures of its videos, as JSON; `{}` for none. */
  videos: string;
  /** The address of a picture of the first frame of the first scene; empty where that is blank or large. */
  picture: string;
}

/** The document as an FLA file: an FLA is used as it is, a folder is packed. */
function readDocument(file: string, io: CommandIo): PageDocument {
  const host = new Host(nodePlatform, { onWarning: io.warn });
  const document = host.open(file);
  const { name } = document;
  try {
    const hasMp3 = document.library.items.some(
      (item) => storedSoundOf(item, document.files)?.stored.kind === 'mp3',
    );
    const videos = JSON.stringify(videosOf(document, io));
    const picture = firstPicture(document);
    if (fs.statSync(file).isFile()) {
      const bytes = fs.readFileSync(file);
      if (bytes.toString('latin1', 0, ZIP.length) === ZIP) return { name, bytes, hasMp3, videos, picture };
    }
    return { name, bytes: Buffer.from(packedCopy(document, 'document.fla')), hasMp3, videos, picture };
  } finally {
    host.closeAll();
  }
}

function firstPicture(document: Document): string {
  const [scene] = document.timelines;
  const isBlank = scene.layers.every((layer) =>
    layer.keyframes.every(({ elementNodes }) => elementNodes.length === 0),
  );
  if (isBlank) return '';
  try {
    const { svg } = pictureOf(document, { timeline: scene, frame: 0 });
    return svg.length <= MAX_PICTURE
      ? addressOf('svg+xml', Buffer.from(svg))
      : pictureInPixels(svg, Math.max(document.width, document.height));
  } catch {
    // The page says why its own picture of this frame is missing. What draws in pixels may not be installed.
    return '';
  }
}

/** Photos are many bytes in PNG: they are shown in fewer pixels, which the page makes larger for as long as it loads. */
function pictureInPixels(svg: string, longerSide: number): string {
  for (const side of SIDES) {
    const scale = Math.min(1, side / longerSide);
    const png = rasterize(nodePlatform.rasterizer, svg, { scale, tell: () => undefined });
    if (png.length <= MAX_PICTURE) return addressOf('png', png);
  }
  return '';
}

function addressOf(kind: string, picture: Uint8Array): string {
  return `data:image/${kind};base64,${Buffer.from(picture).toString('base64')}`;
}

/** What decodes MP3 in the page. Without the package, such sounds are silent there. */
function readDecoder(io: CommandIo): Buffer | undefined {
  try {
    return Buffer.from(packageFile(MINIMP3_FILE));
  } catch {
    io.warn(`MP3 sounds are silent in the page: install ${MINIMP3_FILE.split('/')[0]}`);
    return undefined;
  }
}

function readPart(folder: string, name: string): string {
  const file = path.join(folder, 'viewer', name);
  if (!fs.existsSync(file)) throw new Error(`${file} is missing; npm run build makes it`);
  // `</script` would end the script; in a string or a regular expression the backslash changes nothing.
  return fs.readFileSync(file, 'utf8').replace(/<(?=\/(script|style))/gi, '\\x3c');
}

/** Browsers read line ends as LF before they compare. */
function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}`;
}
