import { FilmTimeline } from '../../film/records/FilmTimeline';
import { isEmpty } from '../../geometry/Box';
import type { Document } from '../../host-mocks/model/document/Document';
import { nominalBounds } from '../../film/bounds/nominalBounds';
import { SymbolItem } from '../../host-mocks/model/library/items/SymbolItem';
import { Host } from '../../app/host/Host';
import { nodePlatform } from '../../platform/node/nodePlatform';
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
  const opened = new Host(nodePlatform).open(document.path);
  for (const [name, { nominalBounds: published }] of Object.entries(symbols)) {
    const items = symbolsNamed(opened, name);
    // The rectangle of the stage is the page's; a name that two symbols share says of neither.
    if (!published || name === root || items.length !== 1) continue;
    const [x, y, width, height] = published;
    const box = nominalBounds(opened.film, FilmTimeline.of(items[0].timeline.node));
    const off = !isEmpty(box)
      ? [box.left - x, box.top - y, box.right - x - width, box.bottom - y - height]
      : [width, height];
    const worst = Math.max(...off.map(Math.abs));
    scores.of('bounds of symbols').count(worst <= SIDE, 'side', worst);
  }
  return scores.all;
}

/** The exporter names a symbol by its linkage, or by the last part of its path without special characters. */
function symbolsNamed(document: Document, name: string): SymbolItem[] {
  const symbols = document.library.items.filter((item) => item instanceof SymbolItem);
  return symbols.filter(
    (item) =>
      item.name.replace(/^.*\//, '').replace(/[^A-Za-z0-9_$]/g, '') === name ||
      (item.linkageExportForAS && item.linkageClassName === name),
  );
}
