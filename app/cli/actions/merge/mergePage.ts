import type { Document } from '../../../../host-mocks/model/document/Document';
import type { Timeline } from '../../../../host-mocks/model/timeline/Timeline';
import { SymbolItem } from '../../../../host-mocks/model/library/items/SymbolItem';
import { escapeText } from '../../../../document/notation/escapeXml';
import { pictureOf } from '../../../host/pictureOf';
import { conflictName, type Conflict } from '../../merge/Conflict';

const SIDES = ['base', 'ours', 'theirs'] as const;
type Documents = Readonly<Record<(typeof SIDES)[number], Document>>;

const STYLE =
  'body{font:14px sans-serif;margin:2em;background:#eee}section{background:#fff;padding:1em;margin:1em 0}' +
  '.sides{display:flex;gap:1em}figure{flex:1;margin:0;min-width:0}img{max-width:100%;border:1px solid #ccc}pre{white-space:pre-wrap;overflow-wrap:anywhere}';

const START =
  '<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src \'none\'; img-src data:; style-src \'unsafe-inline\'"><title>Conflicts of a merge</title>';

/** True for the text of such a page, which may be written anew. */
export function isMergePage(text: string): boolean {
  return text.startsWith(START);
}

/** A page with the three versions of each conflict: their values, and pictures of the frame where it is. */
export function mergePage(conflicts: readonly Conflict[], documents: Documents): string {
  const pictures = new Map<string, string>();
  const sections = conflicts.map((conflict) => {
    const sides = SIDES.map((side) => {
      const key = JSON.stringify([side, conflict.item, conflict.frame ?? 1]);
      if (!pictures.has(key)) pictures.set(key, draw(documents[side], conflict));
      const value = conflict[side];
      return `<figure><figcaption>${side}</figcaption><pre>${value === null ? '<i>none</i>' : escapeText(value)}</pre>${pictures.get(key)}</figure>`;
    });
    return `<section><h2>${escapeText(conflictName(conflict))}</h2><div class="sides">${sides.join('')}</div></section>`;
  });
  return `${START}<style>${STYLE}</style><h1>Conflicts</h1>${sections.join('\n')}\n`;
}

/** The frame of a conflict as a picture in the page; a text of none where the version does not have it. */
function draw(document: Document, { item, frame }: Conflict): string {
  const timeline = item === undefined ? document.timelines[0] : timelineOf(document, item);
  if (!timeline || timeline.frameCount === 0) return '';
  const index = Math.min((frame ?? 1) - 1, timeline.frameCount - 1);
  try {
    const { svg } = pictureOf(document, { timeline, frame: index });
    return `<img alt="" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`;
  } catch (error) {
    return `<p>no picture: ${escapeText((error as Error).message)}</p>`;
  }
}

function timelineOf(document: Document, name: string): Timeline | undefined {
  const scene = document.timelines.find((timeline) => timeline.name === name);
  if (scene) return scene;
  const item = document.library.find(name);
  return item instanceof SymbolItem && item.hasContent ? item.timeline : undefined;
}
