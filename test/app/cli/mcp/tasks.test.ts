import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { EXAMPLE } from '../support/runCli';
import { Assistant } from './assistant';
import { sample } from '../../../support/sample';

let folder: string;
let assistant: Assistant;

beforeAll(async () => {
  folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'adobe-collection-')));
  fs.cpSync(EXAMPLE, path.join(folder, 'before'), { recursive: true });
  assistant = await new Assistant(folder).start();
});

afterAll(async () => {
  await assistant.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Tasks that people give: the script with which an assistant does each, and what the comparison then says. */
const CHANGES: [task: string, code: string, said: (string | RegExp)[]][] = [
  ['number the stars', "$('star*, s').rename('star_##');", ['star_01', 'star_02']],
  ['name what has no name', "$(':scriptable:unnamed').rename('clip_##');", ['clip_01']],
  ['move the panel to the left', "$('panel').move(-20, 0, true);", [/panel/]],
  [
    'make the moon half transparent',
    "$('*[libraryItem.name$=moon]').attr('colorAlphaPercent', 50);",
    [/moon|alpha/i],
  ],
  ['recolour the stage', "document.backgroundColor = '#112233';", [/112233/]],
  ['delete what nothing uses', "$$(':unused:not(:folder)').deleteItems();", ['sketches/old star']],
  ['rename a symbol', "$$('/stars/star').rename('big star');", ['big star']],
  [
    'put all buttons into a folder',
    "document.library.newFolder('buttons'); $$(':button').each(function (item) { document.library.moveToFolder('buttons', item.name); });",
    ['buttons/Button1'],
  ],
  ['replace the font', "$.all(':text').textAttr('face', 'Courier New');", ['Courier New']],
  ['change a text', "$.all(':text').text('Hello');", ['Hello']],
  ['hide the guides', "$.layers(':guide').attr('visible', false);", ['notes']],
  ['unlock every layer', "$.layers.all(':locked').attr('locked', false);", ['hills']],
  ['delete the notes', "$.layers('notes').deleteLayers();", ['notes']],
  ['ease every tween', "$.frames.all(':classic').ease(50);", [/ease|acceleration/i]],
  ['label a frame', "document.getTimeline().layers[0].frames[0].name = 'start';", ['start']],
  ['speed the film up', 'document.frameRate = 30;', ['30']],
  [
    'export a symbol for scripts',
    "var item = $$('/backdrop/moon').elements[0]; item.linkageExportForAS = true; item.linkageClassName = 'Moon';",
    ['Moon'],
  ],
  ['lay the stars out in a grid', "$('star*').toGrid(50);", [/star/]],
];

it.each(sample(8, CHANGES))('An assistant can %s', async (_task, code, said) => {
  const { isError, text } = await assistant.call('script', { document: 'before', code });
  expect([isError, text]).toEqual([false, text]);
  for (const words of said) expect(text).toMatch(words);
});

// A change of elements, one of the library, and one of the document.
const SAVED = CHANGES.filter(([task]) => /^(number the|rename a|recolour)/.test(task));

it.each(SAVED)(
  'An assistant can %s, save it, and compare it with the old document',
  async (task, code, said) => {
    const copy = `${task.replace(/ /g, '-')}.fla`;
    const saved = await assistant.call('script', { document: 'before', code, saveAs: copy });
    expect([saved.isError, SAVED.length]).toEqual([false, 3]);
    const { text } = await assistant.call('diff', { old: 'before', new: copy });
    for (const words of said) expect(text).toMatch(words);
  },
);

it('An assistant can find unused items', async () => {
  const { text } = await assistant.call('query', {
    document: 'before',
    of: 'items',
    query: ':unused:not(:folder)',
  });
  expect(text).toContain('sketches/old star');
});

it('An assistant can export frame 12', async () => {
  await assistant.call('export', { document: 'before', to: 'png', frames: '12', output: 'pictures' });
  expect(fs.readdirSync(path.join(folder, 'pictures'))).toHaveLength(1);
});

it('An assistant can publish a document', async () => {
  const { text } = await assistant.call('publish', { document: 'before', to: 'swf', output: 'movie' });
  expect(text).toContain('night-sky.swf');
});

it('An assistant can convert a document', async () => {
  const { text } = await assistant.call('convert', { document: 'before', output: 'converted.fla' });
  expect(text).not.toContain('error');
  expect((await assistant.call('diff', { old: 'before', new: 'converted.fla' })).text).toBe('Nothing.');
});
