import fc from 'fast-check';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Host } from '../../../app/host/Host';
import { openLiteral } from '../../../app/host/openLiteral';
import type { Document } from '../../../host-mocks/model/document/Document';
import { Instance } from '../../../host-mocks/model/elements/Instance';
import type { SymbolItem } from '../../../host-mocks/model/library/items/SymbolItem';
import type { Timeline } from '../../../host-mocks/model/timeline/Timeline';
import { VIEW_STATE } from '../../../document/xfl/viewState';
import { nodePlatform } from '../../../platform/node/nodePlatform';
import { HostError } from '../../../document/checks/HostError';
import type { DocumentLiteral } from '../../../app/literal/DocumentLiteral';
import { encodePng } from '../../../output/pixels/encodePng';
import { faultOfDocument, symbolsOf } from '../../support/faultOfDocument';
import { pathToUri } from '../../support/onNode';

/** Two documents that share names of items, with symbols in symbols. */
const FIRST: DocumentLiteral = {
  name: 'first',
  library: [
    { name: 'a', layers: [{ elements: [{ shape: 'rectangle', width: 10, height: 10 }] }] },
    { name: 'f/b', layers: [{ frames: [{ duration: 4, elements: [{ item: 'a' }] }] }] },
    { name: 'c', type: 'graphic', layers: [{ elements: [{ item: 'f/b' }, { text: 'x' }] }] },
  ],
  layers: [
    { name: 'box', type: 'folder' },
    { name: 'mask', type: 'mask', parent: 'box', elements: [{ item: 'a' }] },
    { name: 'masked', parent: 'mask', frames: [{ duration: 3, elements: [{ item: 'c' }] }] },
    { name: 'plain', frames: [{ duration: 5, elements: [{ item: 'f/b' }, { item: 'c' }] }] },
  ],
};
const SECOND: DocumentLiteral = {
  name: 'second',
  library: [
    { name: 'c', layers: [{ elements: [{ shape: 'oval', width: 9, height: 9 }] }] },
    { name: 'a', layers: [{ elements: [{ item: 'c' }] }] },
    { name: 'g/d', layers: [{ name: 'up' }, { name: 'down', elements: [{ item: 'a' }] }] },
  ],
  layers: [
    { name: 'one', elements: [{ item: 'g/d' }] },
    { name: 'two', elements: [{ item: 'a' }] },
  ],
};

let folder = '';
beforeAll(() => {
  folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'adobe-collection-')));
  fs.writeFileSync(
    path.join(folder, 'dot.png'),
    encodePng({ width: 1, height: 1, rgba: Uint8Array.of(9, 9, 9, 255) }, nodePlatform.compression),
  );
  const host = new Host(nodePlatform, { roots: [folder] });
  host.flash.saveDocument(openLiteral(host, SECOND), uriOf('other.fla'));
  host.closeAll();
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const uriOf = (name: string): string => pathToUri(path.join(folder, name));

interface Step {
  /** Which of the two documents. */
  second: boolean;
  name: string;
  a: number;
  b: number;
  flag: boolean;
}

type Operation = (document: Document, step: Step, host: Host) => unknown;

const at = <T>(list: readonly T[], place: number): T => list[place % list.length];
const itemAt = (document: Document, place: number): string =>
  document.library.items.length === 0 ? 'none' : at(document.library.items, place).name;
const layerAt = ({ layerCount }: Timeline, place: number): number => place % layerCount;
const TYPES = ['movie clip', 'graphic', 'button'] as const;
const LAYER_TYPES = ['normal', 'guide', 'guided', 'mask', 'masked', 'folder'] as const;
const NAMES = ['a', 'c', 'f', 'f/b', 'g/d', 'new', 'f/new', ''];
const onTimeline =
  (act: (timeline: Timeline, step: Step) => unknown): Operation =>
  (document, step) =>
    act(document.getTimeline(), step);

const OPERATIONS: Record<string, Operation> = {
  select(d, { a, flag }) {
    const timeline = d.getTimeline();
    const { elements } = at(timeline.layers, a).frames[0] ?? { elements: [] };
    if (flag) d.selectAll();
    else d.selection = elements;
  },
  selectNone: (d) => d.selectNone(),
  clipCopy: (d) => d.clipCopy(),
  clipCut: (d) => d.clipCut(),
  clipPaste: (d, { flag }) => d.clipPaste(flag),
  convertToSymbol: (d, { a, b }) => d.convertToSymbol(at(TYPES, a), at(NAMES, b), 'center'),
  group: (d) => d.group(),
  unGroup: (d) => d.unGroup(),
  breakApart: (d) => d.breakApart(),
  duplicateSelection: (d) => d.duplicateSelection(),
  deleteSelection: (d) => d.deleteSelection(),
  swapElement: (d, { a }) => d.swapElement(itemAt(d, a)),
  distributeToLayers: (d) => d.distributeToLayers(),
  distributeToKeyframes: (d) => d.distributeToKeyframes(),
  addNewRectangle: (d) => d.addNewRectangle({ left: 5, top: 5, right: 20, bottom: 20 }, 0),
  moveSelectionBy: (d) => d.moveSelectionBy({ x: 3, y: 2 }),
  editItem: (d, { a }) => d.library.editItem(itemAt(d, a)),
  enterEditMode: (d) => d.enterEditMode(),
  exitEditMode: (d) => d.exitEditMode(),
  addItem: (d, { a, flag }, host) => {
    const source = flag ? d : (host.documents.find((other) => other !== d) ?? d);
    const item = source.library.find(itemAt(source, a));
    return item && d.addItem({ x: 1, y: 1 }, item);
  },
  addItemToDocument: (d, { a }) => d.library.addItemToDocument({ x: 2, y: 2 }, itemAt(d, a)),
  copyLibraryItem: (_, { a }, host) => host.flash.copyLibraryItem(uriOf('other.fla'), at(NAMES, a)),
  importFile: (d, { flag }) => d.importFile(uriOf('dot.png'), flag, false),
  addNewItem: (d, { a, b }) => d.library.addNewItem(at(TYPES, a), at(NAMES, b)),
  newFolder: (d, { a }) => d.library.newFolder(at(['f', 'new', 'f/deep', 'c/x'], a)),
  moveToFolder: (d, { a, b, flag }) =>
    d.library.moveToFolder(at(['', 'f', 'g', 'new', 'f/deep'], b), itemAt(d, a), flag),
  duplicateItem: (d, { a }) => d.library.duplicateItem(itemAt(d, a)),
  deleteItem: (d, { a }) => d.library.deleteItem(itemAt(d, a)),
  renameItem(d, { a, b }) {
    d.library.selectItem(itemAt(d, a));
    d.library.renameItem(at(['a', 'c', 'z', 'y'], b));
  },
  symbolType(d, { a, b }) {
    d.library.selectItem(itemAt(d, a));
    d.library.setItemProperty('symbolType', at(TYPES, b));
  },
  libraryItem(d, { a }) {
    const item = d.library.find(itemAt(d, a));
    const [element] = d.selection;
    if (element instanceof Instance && item) element.libraryItem = item;
  },
  currentLayer: onTimeline((t, { a }) => (t.currentLayer = layerAt(t, a))),
  currentFrame: onTimeline((t, { a }) => (t.currentFrame = a)),
  addNewLayer: onTimeline((t, { a, flag }) => t.addNewLayer(undefined, at(LAYER_TYPES, a), flag)),
  deleteLayer: onTimeline((t, { a }) => t.deleteLayer(layerAt(t, a))),
  reorderLayer: onTimeline((t, { a, b, flag }) => t.reorderLayer(layerAt(t, a), layerAt(t, b), flag)),
  duplicateLayers: onTimeline((t, { a }) => t.duplicateLayers(layerAt(t, a))),
  copyLayers: onTimeline((t, { a }) => t.copyLayers(layerAt(t, a))),
  cutLayers: onTimeline((t, { a }) => t.cutLayers(layerAt(t, a))),
  pasteLayers: onTimeline((t, { a }) => t.pasteLayers(layerAt(t, a))),
  layerType: onTimeline((t, { a, b }) => (at(t.layers, a).layerType = at(LAYER_TYPES, b))),
  parentLayer: onTimeline(
    (t, { a, b, flag }) => (at(t.layers, a).parentLayer = flag ? at(t.layers, b) : null),
  ),
  setSelectedFrames: onTimeline((t, { a, b }) => t.setSelectedFrames(a, a + b)),
  setSelectedLayers: onTimeline((t, { a, flag }) => t.setSelectedLayers(layerAt(t, a), flag)),
  insertFrames: onTimeline((t, { b, flag }) => t.insertFrames(b % 3, flag)),
  insertKeyframe: onTimeline((t, { a }) => t.insertKeyframe(a)),
  insertBlankKeyframe: onTimeline((t, { a }) => t.insertBlankKeyframe(a)),
  removeFrames: onTimeline((t, { a, b }) => t.removeFrames(a, a + (b % 3))),
  clearKeyframes: onTimeline((t, { a }) => t.clearKeyframes(a)),
  copyFrames: onTimeline((t, { a, b }) => t.copyFrames(a, a + (b % 3))),
  cutFrames: onTimeline((t, { a, b }) => t.cutFrames(a, a + (b % 3))),
  pasteFrames: onTimeline((t, { a }) => t.pasteFrames(a)),
  createMotionTween: onTimeline((t, { a }) => t.createMotionTween(a)),
  reverseFrames: onTimeline((t, { a, b }) => t.reverseFrames(a, a + (b % 4))),
  addNewScene: (d) => d.addNewScene(),
  duplicateScene: (d) => d.duplicateScene(),
  deleteScene: (d) => d.deleteScene(),
  editScene: (d, { a }) => d.editScene(a % d.timelines.length),
};
/** What carries items from one place to another. */
const CARRYING = [
  ...['select', 'select', 'clipCopy', 'clipCut', 'clipPaste', 'convertToSymbol', 'group', 'swapElement'],
  ...[
    'editItem',
    'editItem',
    'enterEditMode',
    'exitEditMode',
    'addItem',
    'addItemToDocument',
    'copyLibraryItem',
  ],
  ...['moveToFolder', 'duplicateItem', 'renameItem', 'deleteItem', 'libraryItem'],
  ...['copyLayers', 'pasteLayers', 'copyFrames', 'cutFrames', 'pasteFrames'],
];

/** What changes no timeline, unless raw shapes settle that are no longer selected. */
const VIEWS = new Set([
  ...['select', 'selectNone', 'clipCopy', 'copyLibraryItem', 'editItem', 'enterEditMode', 'exitEditMode'],
  ...['currentLayer', 'currentFrame', 'copyLayers', 'setSelectedFrames', 'setSelectedLayers', 'copyFrames'],
  ...['addNewScene', 'duplicateScene', 'deleteScene', 'editScene', 'newFolder', 'renameItem', 'symbolType'],
]);

/** The timeline of a symbol as text, without what is only seen. Items are under their numbers: names are not edits. */
function contentOf(item: SymbolItem, { library }: Document): string {
  const nodes: unknown[] = [];
  for (const node of item.timeline.node.subtree()) {
    const names =
      node === item.timeline.node ? [] : node.attributeNames().filter((name) => !VIEW_STATE.has(name));
    const values = names.map((name) => {
      const value = node.attr(name) ?? '';
      return [name, name === 'libraryItemName' ? library.find(value)?.itemID : value];
    });
    nodes.push(node.name, values, node.children.length, node.text());
  }
  return JSON.stringify(nodes);
}

const step = {
  second: fc.boolean(),
  a: fc.nat({ max: 9 }),
  b: fc.nat({ max: 9 }),
  flag: fc.boolean(),
};

it.each([
  ['any operation', Object.keys(OPERATIONS)],
  ['what carries items', CARRYING],
])('Whatever is done to two documents by %s, they stay documents that the host writes', (_, names) => {
  const any = fc.record({ ...step, name: fc.constantFrom(...names) });
  fc.assert(
    fc.property(fc.array(any, { minLength: 1, maxLength: 25, size: 'max' }), (steps) => {
      const host = new Host(nodePlatform, { roots: [folder] });
      const documents = [openLiteral(host, FIRST), openLiteral(host, SECOND)];
      for (const each of steps) {
        const document = documents[Number(each.second)];
        const { name } = each;
        const before = documents.flatMap((owner) =>
          symbolsOf(owner).map((item) => ({
            owner,
            item,
            content: contentOf(item, owner),
            time: item.lastModifiedDate,
          })),
        );
        let refusal: unknown;
        try {
          OPERATIONS[name](document, each, host);
        } catch (error) {
          if (!(error instanceof HostError)) throw error;
          refusal = error;
        }
        for (const { owner, item, content, time } of before) {
          if (!owner.library.items.includes(item)) continue;
          const isEdited = contentOf(item, owner) !== content;
          const isMarked = item.lastModifiedDate !== time;
          // An edit may leave what was there before, such as a rectangle drawn twice; a view never tells of such a one.
          const mustTell = isEdited || VIEWS.has(name) || refusal !== undefined;
          expect({ name, isEdited, isMarked }).toEqual({
            name,
            isEdited: isEdited && refusal === undefined,
            isMarked: mustTell ? isEdited : isMarked,
          });
        }
        for (const each of documents) expect(`${name}: ${faultOfDocument(each)}`).toBe(`${name}: undefined`);
      }
      host.closeAll();
    }),
    { numRuns: 100 },
  );
});
