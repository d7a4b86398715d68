import { openHost } from '../../app';
import { $, $$ } from '../../src';
import { describeDocuments, documents } from '../support/documents';
import {
  childrenAt,
  elementsOf,
  framesOf,
  readRawDocument,
  timelinesOf,
  withAllBelow,
  type RawDocument,
  type RawNode,
} from '../support/rawDocument';
import { sample } from '../support/sample';

type Rule = (node: RawNode) => boolean;

const tagIs =
  (...tags: string[]): Rule =>
  ({ tag }) =>
    tags.includes(tag);
const attributeOf = (node: RawNode, name: string, fallback = ''): string => node.attributes[name] ?? fallback;
const isShape = tagIs('DOMShape', 'DOMGroup', 'DOMRectangleObject', 'DOMOvalObject');
const isInstance = tagIs(
  'DOMSymbolInstance',
  'DOMBitmapInstance',
  'DOMVideoInstance',
  'DOMComponentInstance',
  'DOMCompiledClipInstance',
);
const isSymbolOf =
  (type: string): Rule =>
  (node) =>
    node.tag === 'DOMSymbolInstance' && attributeOf(node, 'symbolType', 'movie clip') === type;
const nameOf = (node: RawNode): string => (isShape(node) ? '' : attributeOf(node, 'name'));
const pathOf = (node: RawNode): string => attributeOf(node, 'libraryItemName');
const CAMERA = '__Camera__';
const colorOf = (node: RawNode): RawNode | undefined => childrenAt(node, 'color')[0];
const hasColor = (node: RawNode, ...attributes: string[]): boolean => {
  const written = Object.keys(colorOf(node)?.attributes ?? {});
  return written.length > 0 && written.every((attribute) => attributes.includes(attribute));
};

/** Queries about elements, and what they mean in the language of the file. */
const ELEMENTS: Record<string, Rule> = {
  '*': () => true,
  ':instance': isInstance,
  // An instance of a component that the library keeps as a symbol shows a movie clip.
  ':movieclip': (node) => isSymbolOf('movie clip')(node) || node.tag === 'DOMComponentInstance',
  ':graphic': isSymbolOf('graphic'),
  ':button': isSymbolOf('button'),
  ':bitmap': tagIs('DOMBitmapInstance'),
  ':video': tagIs('DOMVideoInstance'),
  ':component': tagIs('DOMComponentInstance'),
  ':text': tagIs('DOMStaticText', 'DOMDynamicText', 'DOMInputText', 'DOMTLFText'),
  ':static, :input': tagIs('DOMStaticText', 'DOMInputText'),
  ':dynamic': tagIs('DOMDynamicText'),
  ':shape': tagIs('DOMShape'),
  ':group': tagIs('DOMGroup'),
  ':rectangle, :oval': tagIs('DOMRectangleObject', 'DOMOvalObject'),
  ':named': (node) => nameOf(node) !== '',
  ':not(:shape, :named)': (node) => node.tag !== 'DOMShape' && nameOf(node) === '',
  's*': (node) => nameOf(node).toLowerCase().startsWith('s'),
  '*_{1|9}': (node) => /_0*[1-9]$/.test(nameOf(node)),
  // A camera is an instance of a symbol that the library does not have.
  '/*a*': (node) => isInstance(node) && pathOf(node).toLowerCase().includes('a') && pathOf(node) !== CAMERA,
  '[libraryItem.name^=S]': (node) => isInstance(node) && pathOf(node).startsWith('S'),
  '[loop="single frame"]': (node) =>
    isSymbolOf('graphic')(node) && attributeOf(node, 'loop') === 'single frame',
  '[blendMode!=normal][blendMode]': (node) =>
    node.tag === 'DOMSymbolInstance' && attributeOf(node, 'blendMode', 'normal') !== 'normal',
  ':tinted': (node) => hasColor(node, 'tintMultiplier', 'tintColor'),
  ':transparent': (node) => hasColor(node, 'alphaMultiplier'),
  ':filtered': (node) => childrenAt(node, 'filters').length > 0,
};

const framesOfSymbol = (node: RawNode): RawNode[] => childrenAt(node, 'timeline').flatMap(framesOf);
const isExported: Rule = (node) => attributeOf(node, 'linkageExportForAS') === 'true';
const someFrame =
  (rule: Rule): Rule =>
  (node) =>
    framesOfSymbol(node).some(rule);
const leafOf = (node: RawNode): string => attributeOf(node, 'name').split('/').pop() as string;

/** The same for library items: listed in DOMDocument.xml, or symbols in files of their own. */
const ITEMS: Record<string, Rule> = {
  '*': () => true,
  ':folder': tagIs('DOMFolderItem'),
  ':bitmap': tagIs('DOMBitmapItem'),
  ':sound, :font': tagIs('DOMSoundItem', 'DOMFontItem'),
  ':exported': isExported,
  's*': (node) => leafOf(node).toLowerCase().startsWith('s'),
  '/*/*': (node) => attributeOf(node, 'name').includes('/'),
  '.S*': (node) => /^s/i.test(attributeOf(node, 'linkageClassName').split('.').pop() as string),
  ':animated': someFrame((frame) => attributeOf(frame, 'tweenType', 'none') !== 'none'),
  ':scripted': someFrame(
    (frame) => childrenAt(frame, 'Actionscript').length + childrenAt(frame, 'Framescript').length > 0,
  ),
  ':audible': someFrame((frame) => attributeOf(frame, 'soundName') !== ''),
  ':keyframed': someFrame(
    (frame) => Number(frame.attributes.index) > 0 && childrenAt(frame, 'elements').length > 0,
  ),
  ':graphic': (node) => attributeOf(node, 'symbolType') === 'graphic',
};

/** The paths of the symbols that contain, at any depth of groups and symbols, an element of that tag. */
function containing(document: RawDocument, tag: string): string[] {
  const tags = new Map<string, Set<string>>();
  const links = new Map<string, Set<string>>();
  for (const symbol of document.symbols) {
    const nodes = childrenAt(symbol, 'timeline').flatMap(elementsOf).flatMap(withAllBelow);
    tags.set(symbol.attributes.name, new Set(nodes.map((node) => node.tag)));
    links.set(symbol.attributes.name, new Set(nodes.map((node) => attributeOf(node, 'libraryItemName'))));
  }
  const found = new Set<string>();
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const [name, targets] of links) {
      if (tags.get(name)?.has(tag) || [...targets].some((target) => found.has(target))) found.add(name);
    }
  }
  return [...found];
}

/** The paths that a document needs, followed through its files from scenes and exported items. */
function usedPaths(document: RawDocument): Set<string> {
  const items = new Map(
    [...document.listed, ...document.symbols].map((node) => [node.attributes.name, node]),
  );
  const roots = [...items.values()].filter(
    (node) =>
      isExported(node) ||
      attributeOf(node, 'linkageExportForRS') === 'true' ||
      attributeOf(node, 'linkageImportForRS') === 'true',
  );
  const used = new Set<string>();
  const faces = new Set<string>();
  const waiting = [...document.scenes];
  function use(path: string | undefined): void {
    const node = path === undefined ? undefined : items.get(path);
    if (node === undefined || path === undefined || used.has(path)) return;
    used.add(path);
    waiting.push(node);
  }
  for (const root of roots) use(root.attributes.name);
  for (const node of waiting) {
    for (const { tag, attributes } of withAllBelow(node)) {
      if (tag !== 'DOMSymbolItem')
        use(attributes.libraryItemName ?? attributes.soundName ?? attributes.bitmapPath);
      if (tag === 'DOMTextAttrs') faces.add(attributes.face);
    }
  }
  for (const [path, node] of items) {
    if (node.tag === 'DOMFontItem' && (faces.has(node.attributes.font) || faces.has(`${leafOf(node)}*`)))
      use(path);
  }
  return used;
}

describeDocuments('queries on real documents find what the files say', () => {
  it.each(sample(2, documents).map(({ name, path }) => [name, path]))('%s', (_name, path) => {
    const raw = readRawDocument(path);
    const { document } = openHost(path);
    const nodes = timelinesOf(raw).flatMap(elementsOf);
    const elements = $.all(document);

    const foundElements: Record<string, number> = {};
    const elementsInFiles: Record<string, number> = {};
    for (const [query, rule] of Object.entries(ELEMENTS)) {
      foundElements[query] = $(query, elements).elements.length;
      elementsInFiles[query] = nodes.filter(rule).length;
    }
    expect(foundElements).toEqual(elementsInFiles);

    const entries = [...raw.listed, ...raw.symbols];
    const foundItems: Record<string, string[]> = {};
    const itemsInFiles: Record<string, string[]> = {};
    const entryPaths = new Set(entries.map((entry) => entry.attributes.name));
    const pathsOf = (query: string): string[] =>
      $$(query, document)
        .map((item) => item.name)
        .filter((name) => entryPaths.has(name))
        .sort();
    for (const [query, rule] of Object.entries(ITEMS)) {
      foundItems[query] = pathsOf(query);
      itemsInFiles[query] = entries
        .filter(rule)
        .map((node) => node.attributes.name)
        .sort();
    }
    for (const [query, tag] of [
      [':has(:bitmap)', 'DOMBitmapInstance'],
      [':has(:dynamic)', 'DOMDynamicText'],
      [':has(:group)', 'DOMGroup'],
    ]) {
      foundItems[query] = pathsOf(query);
      itemsInFiles[query] = containing(raw, tag).sort();
    }
    expect(foundItems).toEqual(itemsInFiles);

    const used = usedPaths(raw);
    expect(pathsOf(':used')).toEqual([...used].sort());
    expect(pathsOf(':unused')).toEqual(
      entries
        .map((node) => node.attributes.name)
        .filter((name) => !used.has(name))
        .sort(),
    );
  });
});
