import path from 'node:path';
import { openHost } from '../../app';
import {
  $,
  $$,
  Collection,
  ElementCollection,
  FrameCollection,
  ItemCollection,
  LayerCollection,
  Selectors,
} from '../../src';
import { ask } from '../../src/menu/ask';
import { lookUp } from '../../src/menu/lookUp';
import { runFromMenu } from '../../src/menu/runFromMenu';

const root = path.resolve(__dirname, '../..');

type Answer = string | null | true;

interface Asked {
  kind: string;
  text: string;
  initial?: string;
  controls?: Record<string, string>;
}

/** Runs a script on the example document, with the library loaded; dialogues get the answers in turn. */
function run(answers: Answer[], script: { file: string; source?: string }, hasPanel = true) {
  const asked: Asked[] = [];
  const left = answers.slice();
  const host = openHost(path.join(root, 'examples/night-sky'), {
    realm: 'here',
    answers: (dialog) => {
      asked.push(dialog as Asked);
      return left.shift() ?? null;
    },
  }).install();
  const Loaded = Object.assign(Collection, { ask, lookUp });
  const globals = {
    $,
    $$,
    Collection: Loaded,
    ElementCollection,
    FrameCollection,
    ItemCollection,
    LayerCollection,
    Selectors,
    runFromMenu,
  };
  const world = globalThis as Record<string, unknown>;
  Object.assign(world, globals);
  if (!hasPanel)
    Object.defineProperty(host.fl, 'xmlPanelFromString', { value: undefined, configurable: true });
  try {
    const before = host.toTree();
    if (script.source === undefined) host.runFile(path.join(root, 'examples/commands', script.file));
    else host.run(script.source, script.file);
    const selected = (host.document.selection ?? []).map(({ name }) => name);
    return {
      asked,
      lines: host.output.join('\n').split('\n'),
      isChanged: host.toTree() !== before,
      selected,
    };
  } finally {
    Object.keys(globals).forEach((name) => delete world[name]);
    host.dispose();
  }
}

/** The tree of a document shows no fonts. */
const ALL: [file: string, answer: string, line: string, isChanged: boolean][] = [
  ['Select by Query', 'query=$tw*', '  0: twinkle_a (movie clip, stars/twinkle)', false],
  ['Select by Query', 'query=$$:button', '  0: ui/Button1 (button)', false],
  ['Rename by Pattern', 'query=$tw*&name=lamp_##', '  1: lamp_02 (movie clip, stars/twinkle)', true],
  ['Rename by Pattern', 'query=$$:button&name=key_#', '  0: ui/key_1 (button)', true],
  ['Lay Out in Grid', 'query=tw*&columns=1&gap=5', 'laid out: 2 elements', true],
  ['Replace Font', 'from=Verdana&to=Georgia', 'texts in Georgia: 6 elements', false],
  ['Unused Items to Folder', 'folder=old', '  0: old/old star (graphic)', true],
  ['Rename by Pattern', 'query=layers st*&name=art_#', '  0: art_1 (normal layer)', true],
  ['Select by Query', 'query=frames :labelled', '  1: loop (keyframe at frame 25) on actions', false],
  ['Name Layers and Labels', 'layers=st*&names=art_#&frames=&labels=*', '  0: art_1 (normal layer)', true],
  [
    'Name Layers and Labels',
    'layers=&names=*&frames=:labelled&labels=go_*',
    '  1: go_loop (keyframe at frame 25) on actions',
    true,
  ],
  ['Report', 'query=frames :labelled&fields=name,startFrame,layer.name', 'loop,24,actions', false],
  ['Report', 'query=$tw*&fields=name,shortName', 'twinkle_b,twinkle', false],
];

describe('the commands of the menu', () => {
  it.each(ALL)('%s of %j says %j', (file, answer, line, isChanged) => {
    const { lines, asked, ...seen } = run([answer], { file: file + '.jsfl' });
    expect(lines.join('\n')).toContain(line);
    expect([asked.length, asked[0].text, seen.isChanged || file.startsWith('Select')]).toEqual([
      1,
      file,
      isChanged || file.startsWith('Select'),
    ]);
  });

  it.each(ALL.map(([file]) => file))('%s changes nothing when it is cancelled', (file) => {
    for (const hasPanel of [true, false]) {
      const { lines, isChanged, asked } = run([null], { file: file + '.jsfl' }, hasPanel);
      expect([lines, isChanged, asked.length]).toEqual([[''], false, 1]);
    }
  });

  it('Name Layers and Labels asks again, and has named nothing, when one of its queries is wrong', () => {
    const wrong = 'layers=*&names=x_#&frames=:labeled&labels=*';
    const { asked, isChanged } = run([wrong, null], { file: 'Name Layers and Labels.jsfl' });
    expect([asked.length, isChanged]).toEqual([2, false]);
    expect(asked[1].controls).toEqual({ layers: '*', names: 'x_#', frames: ':labeled', labels: '*' });
  });

  it('Without a dialogue of XML each field is asked for by itself', () => {
    const { asked, lines } = run(['$tw*', 'lamp_##'], { file: 'Rename by Pattern.jsfl' }, false);
    expect(asked.map(({ kind, initial }) => [kind, initial])).toEqual([
      ['prompt', '$*:symbol'],
      ['prompt', 'clip_##'],
    ]);
    expect(lines[1]).toContain('lamp_01');
  });
});

describe('the library in the menu', () => {
  const source = 'runFromMenu()';
  const file = '/x/Configuration/Commands/collection.jsfl';

  it('It asks for a query, selects what it finds and lists it', () => {
    const { lines, selected } = run(['query=$tw*'], { file, source });
    expect(lines[0]).toBe('[object ElementCollection length=2]: 2 elements');
    expect([...selected].sort()).toEqual(['twinkle_a', 'twinkle_b']);
  });

  it.each([true, false])('It shows what is wrong with a query, and asks again (dialogue: %s)', (hasPanel) => {
    const answers = hasPanel ? ['query=$tw*[', 'query=$tw*'] : ['$tw*[', '$tw*'];
    const { asked, lines } = run(answers, { file, source }, hasPanel);
    expect(asked.map(({ controls, initial }) => (controls ? controls.query : initial))).toEqual([
      '$*',
      '$tw*[',
    ]);
    if (!hasPanel) expect(asked[1].text).toMatch(/^\$\(\)[\s\S]*\^/);
    expect(lines).toHaveLength(3);
  });

  it.each([
    ['another script', '@file:///x/Configuration/Commands/mine.jsfl:2\n', 0],
    ['a script in a folder of that name', '@file:///x/collection.jsfl/mine.jsfl:12\n', 0],
    ['the library again', '@file:///x/Configuration/Commands/collection.jsfl:12\n', 1],
    ['missing', '', 1],
  ])('It looks at the stack for who runs it: %s', (_, caller, count) => {
    const prepare = Error.prepareStackTrace;
    Error.prepareStackTrace = () =>
      `Error("")@:0\n@file:///x/Configuration/Commands/collection.jsfl:9\n${caller}`;
    try {
      expect(run([null], { file, source }).asked).toHaveLength(count);
    } finally {
      Error.prepareStackTrace = prepare;
    }
  });

  it('It asks nothing when another script loads it, and does nothing when it is cancelled', () => {
    for (const other of ['mine.jsfl', 'collection.jsfl/mine.jsfl', 'my-collection.jsfl'])
      expect(run(['query=*'], { file: '/x/Configuration/Commands/' + other, source }).asked).toEqual([]);
    expect(run([null], { file, source })).toMatchObject({ lines: [''], isChanged: false });
  });
});
