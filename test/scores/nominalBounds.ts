import type { Box } from '../../host-mocks/geometry/Box';
import { openHost } from '../../host-mocks/index';
import { factsOf, type OracleDocument } from './oracles';
import { Scores, type Score } from './Score';

interface Facts {
  root: string;
  symbols: Record<string, { nominalBounds?: [number, number, number, number] }>;
}

/** Pixels by which a side may be off. The exporter rounds outwards to a tenth. */
const SIDE = 1 + 0.1;

/** A document published for HTML5 canvas: the box of each symbol, over all of its frames, strokes included. */
export function scoreNominalBounds(document: OracleDocument): Score[] {
  const scores = new Scores(`createjs/${document.name}`);
  const { root, symbols } = factsOf<Facts>(document, 'facts.json');
  const host = openHost(document.path);
  for (const [name, { nominalBounds }] of Object.entries(symbols)) {
    const items = symbolsNamed(host.document, name);
    // The rectangle of the stage is the page's; a name that two symbols share says of neither.
    if (!nominalBounds || name === root || items.length !== 1) continue;
    const [x, y, width, height] = nominalBounds;
    const box = boxOverFrames(items[0].timeline);
    const off = box
      ? [box.left - x, box.top - y, box.right - x - width, box.bottom - y - height]
      : [width, height];
    const worst = Math.max(...off.map(Math.abs));
    scores.of('bounds of symbols').count(worst <= SIDE, 'side', worst);
  }
  host.dispose();
  return scores.all;
}

/** The exporter names a symbol by its linkage, or by the last part of its path without special characters. */
function symbolsNamed(document: Document, name: string): SymbolItem[] {
  const symbols = document.library.items.filter(
    ({ itemType }) => itemType === 'movie clip' || itemType === 'graphic' || itemType === 'button',
  ) as SymbolItem[];
  return symbols.filter(
    (item) =>
      item.name.replace(/^.*\//, '').replace(/[^A-Za-z0-9_$]/g, '') === name ||
      (item.linkageExportForAS && item.linkageClassName === name),
  );
}

function boxOverFrames(timeline: Timeline): Box | undefined {
  let all: Box | undefined;
  for (let frame = 1; frame <= timeline.frameCount; frame++) {
    const box = timeline.getBounds(frame, true) as unknown as Box | 0;
    if (box === 0) continue;
    all = {
      left: Math.min(all?.left ?? box.left, box.left),
      top: Math.min(all?.top ?? box.top, box.top),
      right: Math.max(all?.right ?? box.right, box.right),
      bottom: Math.max(all?.bottom ?? box.bottom, box.bottom),
    };
  }
  return all;
}
