import type { Document } from '../../../../host-mocks/model/document/Document';
import { SymbolItem } from '../../../../host-mocks/model/library/items/SymbolItem';
import { describeDocuments, documents } from '../../../support/documents';
import { openReal } from '../../../support/openModel';

/** Lines that an edit takes out (-) and puts in (+), by the file they are in; texts of new and gone files are left out. */
function difference(document: Document): Record<string, string[]> {
  const changes: Record<string, string[]> = {};
  for (const [path, text] of document.files.changes()) {
    const { container } = document.files;
    if (text === null) changes[path] = ['gone'];
    else if (!container.has(path)) changes[path] = ['new'];
    else changes[path] = compare(container.text(path), text as string);
  }
  return changes;
}

/** A plain comparison of lines: one by one where there are as many as before, else what lies between equal ends. */
function compare(before: string, after: string): string[] {
  const [old, now] = [before.split(/(?<=\n)/), after.split(/(?<=\n)/)];
  let start = 0;
  let end = 0;
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start++;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  const isSameLength = old.length === now.length;
  const marked = (lines: string[], others: string[], mark: string): string[] =>
    lines
      .slice(start, lines.length - end)
      .filter((line, i) => !isSameLength || line !== others[start + i])
      .map((line) => `${mark} ${line.trim()}`);
  return [...marked(old, now, '-'), ...marked(now, old, '+')];
}

const EDITS: [string, string, (document: Document) => unknown, Record<string, unknown>][] = [
  [
    'renaming a layer',
    'logo-anim',
    (d) => (d.getTimeline().layers[0].name = 'first'),
    {
      'DOMDocument.xml': [
        expect.stringMatching(/^- <DOMLayer name=/),
        expect.stringMatching(/^\+ <DOMLayer name="first".* autoNamed="false">$/),
      ],
    },
  ],
  [
    'locking a layer',
    'squaredance',
    (d) => (d.getTimeline().layers[0].locked = true),
    {
      'DOMDocument.xml': [
        expect.stringMatching(/^- <DOMLayer/),
        expect.stringMatching(/^\+ <DOMLayer .* locked="true"/),
      ],
    },
  ],
  [
    'a script in place of another keeps the line ends around it',
    'sample-frame',
    (d) => {
      const frame = d.getTimeline().layers[0].keyframes.find(({ actionScript }) => actionScript !== '')!;
      frame.actionScript = 'play();';
    },
    {
      'DOMDocument.xml': expect.arrayContaining([
        expect.stringMatching(/^\+ <script><!\[CDATA\[play\(\);\]\]><\/script>$/),
      ]),
    },
  ],
  [
    'the size of the stage',
    'NyanCat',
    (d) => (d.width = 640),
    {
      'DOMDocument.xml': [
        expect.stringMatching(/^- <DOMDocument/),
        expect.stringMatching(/^\+ <DOMDocument .*width="640"/),
      ],
    },
  ],
  [
    'the class of a symbol',
    'flump',
    (d) => (d.library.items.find((item) => item instanceof SymbolItem)!.linkageClassName = 'X'),
    {},
  ],
  [
    'the document class',
    'button_hittest',
    (d) => (d.docClass = 'a.B'),
    { 'PublishSettings.xml': ['- <DocumentClass></DocumentClass>', '+ <DocumentClass>a.B</DocumentClass>'] },
  ],
  [
    'closing a folder of layers',
    'camera_layer',
    (d) => d.getTimeline().expandFolder(false, true, -1),
    {
      'DOMDocument.xml': expect.arrayContaining([
        expect.stringMatching(/^\+ <DOMLayer .*layerType="folder".* open="false"/),
      ]),
    },
  ],
];

describeDocuments('An edit of a real document changes its own lines and no other', () => {
  it.each(EDITS)('%s (%s)', (_, name, edit, expected) => {
    const document = openReal(name);
    edit(document);
    const changes = difference(document);
    expect(changes).toMatchObject(expected);
    expect(Object.keys(changes)).toHaveLength(1);
    for (const lines of Object.values(changes)) expect(lines.length).toBeLessThan(12);
  });

  it('Renaming a symbol changes its file, its entry, its timeline and what names it', () => {
    const document = openReal('squaredance');
    const item = document.library.items.find((symbol) => symbol instanceof SymbolItem)!;
    const { name } = item;
    item.name = 'renamed';
    const changes = difference(document);
    expect(Object.values(changes).filter(([line]) => line === 'new' || line === 'gone')).toHaveLength(2);
    for (const lines of Object.values(changes)) {
      for (const line of lines.filter((text) => text.startsWith('-'))) expect(line).toContain(name);
    }
  });

  it.each(documents)('$name: reading everything changes nothing', ({ name }) => {
    const document = openReal(name);
    for (const item of document.library.items) {
      void [
        item.name,
        item.itemType,
        item.linkageBaseClass,
        item.linkageExportInFirstFrame,
        item.hasData('x'),
      ];
      if (item instanceof SymbolItem && item.hasContent) {
        for (const layer of item.timeline.layers)
          void [layer.layerType, layer.parentLayer, layer.frames.length, layer.height];
      }
    }
    for (const scene of document.timelines)
      void [scene.frameCount, scene.currentLayer, scene.getSelectedLayers()];
    void [document.selection, document.library.unusedItems, document.publishProfiles, document.docClass];
    expect([...document.files.changes().keys()]).toEqual([]);
  });

  it('Every symbol of Avatar2011 can be renamed, and every instance still finds its item', () => {
    const document = openReal('Avatar2011');
    document.library.items.forEach((item, i) => (item.name = `item ${i}`));
    const symbols = document.library.items.filter((item) => item instanceof SymbolItem);
    const timelines = [...document.timelines, ...symbols.map(({ timeline }) => timeline)];
    const nodes = timelines.flatMap(({ layers }) =>
      layers.flatMap(({ keyframes }) => keyframes.flatMap(({ elementNodes }) => elementNodes)),
    );
    const named = nodes.flatMap((node) => node.attr('libraryItemName') ?? []);
    expect(named.length).toBeGreaterThan(9000);
    expect(named.filter((path) => !document.library.find(path))).toEqual([]);
  });
});
