import fs from 'node:fs';
import path from 'node:path';
import { createHost, openHost, type LayerLiteral } from '../../app';
import { $ } from '../../src';
import { shapesOf, spansOf } from '../collection/timeline';
import { describeDocuments, documentPath } from '../support/documents';
import { run, runIn } from '../support/examples';
import { openReal } from '../support/stage';
import { temporaryFolder } from '../support/temporaryFolder';

const oval = { shape: 'oval', width: 5, height: 5 } as const;

it('The pose of each sound is shown from its label on by lip-sync-frames.jsfl', () => {
  const host = createHost(
    {
      library: [
        {
          name: 'lips',
          type: 'graphic',
          layers: [{ frames: ['M', 'A', 'O'].map((name) => ({ name, duration: 2, elements: [oval] })) }],
        },
      ],
      layers: [
        {
          name: 'speech',
          frames: [
            { duration: 3, name: 'A' },
            { duration: 6, name: 'O' },
            { duration: 3, name: 'cough' },
            { duration: 3, name: 'M' },
            { name: 'A' },
          ],
        },
        { name: 'mouth', frames: [{ duration: 15, elements: [{ item: 'lips' }] }] },
      ],
    },
    { realm: 'here' },
  );
  const { document, lines } = runIn(host, 'lip-sync-frames.jsfl');
  const [, mouth] = document.getTimeline().layers;
  const shown = [...new Set(mouth.frames)].map(({ startFrame, elements: [lips] }) => {
    const { firstFrame, loop } = lips as SymbolInstance;
    return [startFrame, firstFrame, loop];
  });
  expect(shown).toEqual([
    [0, 2, 'single frame'],
    [3, 4, 'single frame'],
    [12, 0, 'single frame'],
  ]);
  expect(lines).toEqual(['the mouth has no frame for cough', 'the mouth has no frame for A']);
});

it('A folder for each kind that exists is made by sort-layers-into-folders.jsfl', () => {
  const layers: LayerLiteral[] = [
    { name: 'code', frames: [{ script: 'stop();' }] },
    { name: 'title', elements: [{ text: 'Hello' }] },
    { name: 'notes', type: 'guide' },
    { name: 'art', elements: [oval] },
    { name: 'mine', type: 'folder' },
    { name: 'credits', parent: 'mine', elements: [{ text: 'by' }] },
  ];
  const { document } = runIn(createHost({ layers }, { realm: 'here' }), 'sort-layers-into-folders.jsfl');
  const parents = document
    .getTimeline()
    .layers.map(({ name, parentLayer }) => [name, parentLayer?.name ?? '']);
  expect(Object.fromEntries(parents)).toEqual({
    code: 'actions',
    actions: '',
    title: 'texts',
    texts: '',
    notes: 'guides',
    guides: '',
    art: '',
    mine: '',
    credits: 'mine',
  });
});

describeDocuments('examples about time', () => {
  const folder = temporaryFolder();

  function openCopy(...names: string[]) {
    const copies = names.map((name) => {
      const copy = path.join(folder(), `${name}.fla`);
      fs.copyFileSync(documentPath(name), copy);
      return copy;
    });
    return openHost(copies[0], { roots: [folder()], realm: 'here' });
  }

  it('A line for each label is written beside the document by labels-to-csv.jsfl', () => {
    runIn(openCopy('mp3_player'), 'labels-to-csv.jsfl');
    const csv = fs.readFileSync(path.join(folder(), 'mp3_player labels.csv'), 'utf8');
    const { document } = openReal('mp3_player');
    const labels = shapesOf(document).flatMap(([timeline, layers]) =>
      layers.flatMap(([layer, , , spans]) =>
        spans
          .filter(([, , name]) => name !== '')
          .map(([start, duration, name]) => [name, start, duration, layer, timeline].join()),
      ),
    );
    expect(labels.length).toBeGreaterThan(3);
    expect(csv).toBe(['name,startFrame,duration,layer.name,timeline.name', ...labels, ''].join('\n'));
  });

  it('The content of each document is reported by batch-with-report.jsfl', () => {
    const { lines } = runIn(openCopy('pac', 'logo-anim'), 'batch-with-report.jsfl');
    expect(lines).toEqual([
      expect.stringMatching(/logo-anim\.fla: \d+ empty layers, 9 unused items$/),
      expect.stringMatching(/pac\.fla: \d+ empty layers, \d+ unused items$/),
      '2 documents, 0 failed',
    ]);
  });

  it('Layers that show and do nothing are deleted by delete-empty-layers.jsfl', () => {
    const before = openReal('logo-anim').document;
    const { document } = run('delete-empty-layers.jsfl', 'logo-anim');
    const count = (of: Document): number => shapesOf(of).flatMap(([, layers]) => layers).length;
    expect(count(before) - count(document)).toBe(26);
    const filled = (of: Document) =>
      shapesOf(of).map(([, layers]) => layers.filter(([, , , spans]) => spans.some((span) => span[4] > 0)));
    expect(filled(document)).toEqual(filled(before));
  });

  it('Each tween that was not eased is eased by ease-all-tweens.jsfl', () => {
    const { document } = run('ease-all-tweens.jsfl', 'logo-anim');
    expect($.frames.all(':tween:not(:eased)', document).length).toBe(0);
    const eased = $.frames.all(':eased', openReal('logo-anim').document).length;
    expect($.frames.all(':eased', document).length).toBe(eased + 13);
  });

  it('Keyframes are labelled after the first line that does something by label-scripts.jsfl', () => {
    const { document } = run('label-scripts.jsfl', 'logo-anim');
    const frames = $.frames.all(':scripted', document);
    expect(frames.length).toBe(17);
    frames.each((frame) => {
      expect(frame.name).not.toBe('');
      expect(frame.actionScript).toContain(frame.name);
    });
  });

  it('Examples about time leave durations as they were', () => {
    const durations = (document: Document) =>
      $.layers.all(':not(:folder)', document).map((layer) => spansOf(layer).map((span) => span[1]));
    const before = durations(openReal('logo-anim').document);
    for (const example of ['ease-all-tweens.jsfl', 'label-scripts.jsfl']) {
      expect(durations(run(example, 'logo-anim').document)).toEqual(before);
    }
  });
});

it('A clip gets one name on all its keyframes by name-along-keyframes.jsfl', () => {
  const on = (...items: string[]) => ({ duration: 3, elements: items.map((item) => ({ item })) });
  const { document } = runIn(
    createHost(
      {
        library: [{ name: 'ball' }, { name: 'box' }, { name: 'still', type: 'graphic' }],
        layers: [
          { name: 'a', frames: [on('ball', 'ball'), on('ball', 'box', 'ball'), on('box', 'still')] },
          { name: 'b', frames: [on('ball'), on('ball')] },
          { name: 'notes', type: 'guide', frames: [on('ball')] },
        ],
      },
      { realm: 'here' },
    ),
    'name-along-keyframes.jsfl',
  );
  expect($.frames(document).elements.map((frame) => frame.elements.map(({ name }) => name))).toEqual([
    ['clip_01', 'clip_02'],
    ['clip_01', 'clip_03', 'clip_02'],
    ['clip_03', ''],
    ['clip_04'],
    ['clip_04'],
    [''],
  ]);
});
