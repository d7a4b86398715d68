import fs from 'fs';
import path from 'path';
import { SymbolItem } from '../../../../host-mocks/model/library/items/SymbolItem';
import type { Document } from '../../../../host-mocks/model/document/Document';
import type { Timeline } from '../../../../host-mocks/model/timeline/Timeline';
import { describeDocuments, documentPath, documents } from '../../../support/documents';
import { openReal } from '../../../support/openModel';
import { openContainer } from '../../../support/onNode';
import { sample } from '../../../support/sample';

/** A row of INDEX.md: what its author counted with a reader of his own. */
interface Row {
  items: number;
  symbols: number;
  folders: number;
  media: number;
  scenes: number;
  layers: number;
  keyframes: number;
  facts: string;
}

function readIndex(): Map<string, Row> {
  const file = path.resolve(__dirname, '../../../../../shared/documents/INDEX.md');
  const rows = new Map<string, Row>();
  for (const line of fs.readFileSync(file, 'utf8').split('\n')) {
    const cells = line.split('|').map((cell) => cell.trim());
    const counts = /^(\d+) \((\d+)\/(\d+)\/(\d+)\)$/.exec(cells[6] ?? '');
    if (!counts) continue;
    const [items, symbols, folders, media] = counts.slice(1).map(Number);
    const [scenes, layers, keyframes] = cells.slice(7, 10).map(Number);
    rows.set(cells[1].replace(/`/g, ''), {
      items,
      symbols,
      folders,
      media,
      scenes,
      layers,
      keyframes,
      facts: cells[12],
    });
  }
  return rows;
}

/** `label name 4` in a section of the facts; 0 where it is not mentioned. */
function fact(facts: string, section: string, name: string): number {
  const part = facts.split(';').find((text) => text.trim().startsWith(`${section}:`)) ?? '';
  const entry = part.slice(part.indexOf(':') + 1).split(',');
  return Number(
    entry
      .find((text) => text.trim().startsWith(`${name} `))
      ?.trim()
      .slice(name.length + 1) ?? 0,
  );
}

function allTimelines(document: Document): Timeline[] {
  const symbols = document.library.items.filter((item) => item instanceof SymbolItem);
  return [...document.timelines, ...symbols.filter((item) => item.hasContent).map((item) => item.timeline)];
}

const count = <T>(list: readonly T[], test: (entry: T) => boolean): number => list.filter(test).length;

/** Where the index counts otherwise: it counts stale files of LIBRARY, which no document includes, */
const STALE_FILES = 'counts the files of LIBRARY that the document does not include';
/** and scripts that are on instances, not on frames. */
const ON_INSTANCES = 'counts scripts of instances too';

const EXPLAINED: Record<string, { why: string; counts: Record<string, number> }> = {
  Avatar2011: {
    why: STALE_FILES,
    counts: { guides: 161, hidden: 30, keyframes: 10504, layers: 599, locked: 327 },
  },
  button_hittest: { why: STALE_FILES, counts: { keyframes: 5, layers: 5 } },
  globometer_lateral: {
    why: STALE_FILES,
    counts: { keyframes: 650, layers: 498, locked: 19, masks: 8, nested: 8 },
  },
  'PlaceObject3-theworks': { why: ON_INSTANCES, counts: { scripts: 0 } },
  edittext_password: { why: ON_INSTANCES, counts: { scripts: 1 } },
  'logo-anim': { why: ON_INSTANCES, counts: { scripts: 17 } },
  pac: { why: ON_INSTANCES, counts: { scripts: 0 } },
  'easing-tokens': { why: 'does not see scenes of documents without a namespace', counts: { scenes: 1 } },
};

/** What a plain search of the texts finds, in the main file and the symbols that it includes. */
function searchTexts(name: string): Record<string, number> {
  const container = openContainer(documentPath(name));
  const main = container.text('DOMDocument.xml');
  const hrefs = [...main.matchAll(/<Include href="([^"]*)"/g)].map((match) => unescape(match[1]));
  const texts = hrefs.map((href) => `LIBRARY/${href}`).filter((path) => container.has(path));
  const all = [main, ...texts.map((path) => container.text(path))].join('\n');
  const matches = (pattern: RegExp): number => [...all.matchAll(pattern)].length;
  return {
    layers: matches(/<DOMLayer[ >]/g),
    keyframes: matches(/<DOMFrame[ >]/g),
    locked: matches(/<DOMLayer[^>]* locked="true"/g),
    hidden: matches(/<DOMLayer[^>]* visible="false"/g),
    guides: matches(/<DOMLayer[^>]* layerType="guide"/g),
    masks: matches(/<DOMLayer[^>]* layerType="mask"/g),
    scripts: matches(/<DOMFrame[^>]*>\s*<(?:Actions|Frames)cript/g),
  };
}

function unescape(text: string): string {
  const characters: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
  return text.replace(/&(\w+);/g, (_, name: string) => characters[name]);
}

describeDocuments(
  'Every real document opens, and counts as its index says and a search of its texts does',
  () => {
    const index = documents.length > 0 ? readIndex() : new Map<string, Row>();

    const known = documents.filter(({ name }) => index.has(name));
    const titled = known.map(({ name }) => ({
      name,
      title: name in EXPLAINED ? `${name} (the index ${EXPLAINED[name].why})` : name,
    }));

    it.each(sample(3, titled))('$title', ({ name }) => {
      const counts = countAll(openReal(name));
      expect(counts).toEqual({ ...expectedCounts(index.get(name)!), ...EXPLAINED[name]?.counts });
      expect(counts).toMatchObject(searchTexts(name));
    });
  },
);

function countAll(document: Document): Record<string, number> {
  const { items } = document.library;
  const timelines = allTimelines(document);
  const layers = timelines.flatMap((timeline) => timeline.layers);
  const keyframes = layers.flatMap((layer) => layer.keyframes);
  const folders = count(items, (item) => item.itemType === 'folder');
  const symbols = count(items, (item) => item instanceof SymbolItem);
  return {
    items: items.length,
    symbols,
    folders,
    media: items.length - symbols - folders,
    scenes: document.timelines.length,
    layers: layers.length,
    keyframes: keyframes.length,
    guides: count(layers, (layer) => layer.layerType === 'guide'),
    masks: count(layers, (layer) => layer.layerType === 'mask'),
    layerFolders: count(layers, (layer) => layer.layerType === 'folder'),
    cameras: count(layers, (layer) => layer.layerType === 'camera'),
    locked: count(layers, (layer) => layer.locked),
    hidden: count(layers, (layer) => !layer.visible),
    nested: count(layers, (layer) => layer.parentLayer !== null),
    scripts: count(keyframes, (frame) => frame.actionScript !== ''),
    sounds: count(keyframes, (frame) => frame.soundName !== ''),
    names: count(keyframes, (frame) => frame.labelType === 'name'),
    comments: count(keyframes, (frame) => frame.labelType === 'comment'),
    anchors: count(keyframes, (frame) => frame.labelType === 'anchor'),
    motion: count(keyframes, (frame) => frame.tweenType === 'motion'),
    shape: count(keyframes, (frame) => frame.tweenType === 'shape'),
    motionObjects: count(keyframes, (frame) => frame.isMotionObject()),
  };
}

function expectedCounts(row: Row): Record<string, number> {
  return {
    items: row.items,
    symbols: row.symbols,
    folders: row.folders,
    media: row.media,
    scenes: row.scenes,
    layers: row.layers,
    keyframes: row.keyframes,
    guides: fact(row.facts, 'layers', 'guide'),
    masks: fact(row.facts, 'layers', 'mask'),
    layerFolders: fact(row.facts, 'layers', 'folder'),
    cameras: fact(row.facts, 'layers', 'camera'),
    locked: fact(row.facts, 'layers', 'locked'),
    hidden: fact(row.facts, 'layers', 'hidden'),
    nested: fact(row.facts, 'layers', 'nested'),
    scripts: fact(row.facts, 'frames', 'script'),
    sounds: fact(row.facts, 'frames', 'sound'),
    names: fact(row.facts, 'frames', 'label name'),
    comments: fact(row.facts, 'frames', 'label comment'),
    anchors: fact(row.facts, 'frames', 'label anchor'),
    motion: fact(row.facts, 'frames', 'motion tween'),
    shape: fact(row.facts, 'frames', 'shape tween'),
    motionObjects: fact(row.facts, 'frames', 'motion object tween'),
  };
}
