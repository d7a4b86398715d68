import type { Document } from '../../../../host-mocks/model/document/Document';
import type { Timeline } from '../../../../host-mocks/model/timeline/Timeline';
import { SymbolItem } from '../../../../host-mocks/model/library/items/SymbolItem';
import { escapeText } from '../../../../document/notation/escapeXml';
import { pictureOf } from '../../../host/pictureOf';
import { groupBy } from '../../diff/groupBy';
import { conflictName, type Conflict } from '../../merge/Conflict';
import { SIDES, type Side } from '../../merge/Versions';
import { PAGE_START } from './isMergePage';

type Documents = Readonly<Record<Side, Document>>;

const STYLE =
  'body{font:14px sans-serif;margin:2em;background:#eee}section{background:#fff;padding:1em;margin:1em 0}' +
  '.sides{display:flex;gap:1em}figure{flex:1;margin:0;min-width:0}img{max-width:100%;border:1px solid #ccc}pre{white-space:pre-wrap;overflow-wrap:anywhere}';

/** A page with the three versions of each conflict: their values, and pictures of the frame where they are. */
export function mergePage(conflicts: readonly Conflict[], documents: Documents): string {
  const groups = groupBy(conflicts, ({ item, frame }) => JSON.stringify([item, frame ?? 1]));
  let size = 0;
  const sections = [...groups.values()].map((group) => {
    const pictures = SIDES.map((side) => {
      const picture =
        size < MAX_PICTURES ? draw(documents[side], group[0]) : '<p>no picture: the page has too many</p>';
      size += picture.length;
      return figure(side, picture);
    });
    return `<section>${group.map(valuesOf).join('')}${row(pictures)}</section>`;
  });
  return `${PAGE_START}<style>${STYLE}</style><h1>Conflicts</h1>${sections.join('\n')}\n`;
}

/** Maximum number of characters of all pictures: a browser opens the page, and a text holds it. */
const MAX_PICTURES = 100e6;

function valuesOf(conflict: Conflict): string {
  const values = SIDES.map((side) => {
    const value = conflict[side];
    return figure(side, `<pre>${value === null ? '<i>none</i>' : escapeText(value)}</pre>`);
  });
  return `<h2>${escapeText(conflictName(conflict))}</h2>${row(values)}`;
}

function row(figures: readonly string[]): string {
  return `<div class="sides">${figures.join('')}</div>`;
}

function figure(side: string, content: string): string {
  return `<figure><figcaption>${side}</figcaption>${content}</figure>`;
}

/** The frame of a conflict as a picture in the page; an empty text where the version does not have it. */
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
