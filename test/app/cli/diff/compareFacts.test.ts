import { Host } from '../../../../app/host/Host';
import { openLiteral } from '../../../../app/host/openLiteral';
import { changesText } from '../../../../app/cli/diff/changesText';
import { compareFacts } from '../../../../app/cli/diff/compareFacts';
import { compareProperties } from '../../../../app/cli/diff/compareProperties';
import { factsOf } from '../../../../app/cli/facts/factsOf';
import type { DocumentLiteral } from '../../../../app/literal/DocumentLiteral';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { describeDocuments, documentPath } from '../../../support/documents';
import { sample } from '../../../support/sample';
import { EXAMPLE } from '../support/runCli';

/** What a script changes in a document, as lines without indentation. @param prepare - a script that runs before it */
function changesBy(script: string, source: DocumentLiteral | string, prepare = ''): string[] {
  const host = new Host(nodePlatform, { realm: 'separate', modern: true });
  const document = typeof source === 'string' ? host.open(source) : openLiteral(host, source);
  const words = 'var t = document.getTimeline(); var lib = document.library;';
  host.scripts.run(words + prepare, 'a.jsfl');
  const before = factsOf(document);
  host.scripts.run(`${words} ${script}`, 'a.jsfl');
  return changesText(compareFacts(before, factsOf(document)), false).map((line) => line.trim());
}

const STARS: DocumentLiteral = {
  library: [
    { name: 'ui/star', layers: [{ elements: [{ shape: 'oval', width: 20, height: 20 }] }] },
    { name: 'moon', layers: [{ elements: [{ shape: 'oval', width: 50, height: 20 }] }] },
  ],
  layers: [
    {
      name: 'top',
      frames: [
        { duration: 5, name: 'one', elements: [{ item: 'ui/star', name: 'a', x: 10, y: 20 }] },
        { duration: 5 },
      ],
    },
    {
      name: 'low',
      elements: [
        { item: 'ui/star', x: 50, y: 60 },
        { text: 'hello', x: 5, y: 5 },
      ],
    },
  ],
};

describe('what changed, in words', () => {
  it('A keyframe at another frame is moved, not removed and added', () => {
    const frames = [
      { name: 'a' },
      { name: 'b', elements: [{ text: 'b' }] },
      { name: 'c', script: 'stop();' },
    ];
    const [before, after] = [frames, [frames[1], frames[2], frames[0]]].map((list) => {
      const host = new Host(nodePlatform, { realm: 'separate' });
      return factsOf(openLiteral(host, { layers: [{ name: 'x', frames: list }] }));
    });
    const lines = changesText(compareFacts(before, after), false);
    expect(lines.at(-1)).toBe('        ~ frame 3 "a": moved here from frame 1');
    expect(lines).toHaveLength(3);
  });

  it.each([
    ['one cell further, where the next one stood', 'x: 20 + 10 * i'],
    ['in the order from right to left', 'x: 50 - 10 * i'],
    ['below each other', 'x: 10, y: 10 * i'],
  ])('Similar elements that are all renamed and moved are matched by their depth: %s', (_, place) => {
    const library = STARS.library;
    const elements = [0, 1, 2, 3, 4].map((i) => ({ item: 'ui/star', name: `old${i}`, x: 10 + 10 * i, y: 0 }));
    const script = `t.layers[0].frames[0].elements.forEach(function (e) {
      var i = Number(e.name.slice(3)), at = { ${place} };
      e.name = 'new' + i; e.x = at.x; e.y = at.y || 0;
    })`;
    const renamed = changesBy(script, { library, layers: [{ elements }] }).filter((line) =>
      /renamed/.test(line),
    );
    expect(renamed.map((line) => /new(.) .*"old(.)"/.exec(line)?.slice(1))).toEqual(
      ['0', '1', '2', '3', '4'].map((i) => [i, i]),
    );
  });

  it('Similar elements, one of them removed, are matched by their position', () => {
    const elements = ['a', 'b', 'c'].map((name, i) => ({ item: 'ui/star', name, x: 50 * i, y: 0 }));
    const script = `var list = t.layers[0].frames[0].elements; list.forEach(function (e) { e.name += '2'; });
      document.selectNone(); document.selection = [list[0]]; document.deleteSelection();`;
    const lines = changesBy(script, { library: STARS.library, layers: [{ elements }] });
    expect(lines.filter((line) => /renamed|^-/.test(line))).toEqual([
      expect.stringMatching(/b2 .*"b"/),
      expect.stringMatching(/c2 .*"c"/),
      expect.stringMatching(/a .*/),
    ]);
  });

  it.each([
    ['nothing', '', []],
    ['a selection', 'document.selectAll(); t.currentFrame = 3;', []],
    ['the stage', 'document.width = 700;', ['~ stage: width: 550 → 700']],
    [
      'a place',
      't.layers[0].frames[0].elements[0].x = 30;',
      ['Scene 1', 'layer "top"', 'frame 1', '~ a (instance of ui/star): moved from 10, 20 to 30, 20'],
    ],
    [
      'a name and a turn',
      "const e = t.layers[0].frames[0].elements[0]; e.name = 'b'; e.rotation = 90;",
      [
        'Scene 1',
        'layer "top"',
        'frame 1',
        '~ b (instance of ui/star): renamed from "a"; turned from 0° to 90°',
      ],
    ],
    [
      'another item',
      "t.layers[0].frames[0].elements[0].libraryItem = lib.items.find((item) => item.name === 'moon');",
      ['Scene 1', 'layer "top"', 'frame 1', '~ a (instance of moon): shows moon in place of ui/star'],
    ],
    [
      'words',
      "t.layers[1].frames[0].elements[1].setTextString('bye');",
      ['Scene 1', 'layer "low"', 'frame 1', '~ static text "bye": says "bye" in place of "hello"'],
    ],
    ['the name of a layer', "t.layers[1].name = 'deep';", ['Scene 1', '~ layer "deep": renamed from "low"']],
    [
      'the order of layers',
      't.reorderLayer(1, 0);',
      ['Scene 1', expect.stringMatching(/^~ layer "\w+": moved from place \d to place \d$/)],
    ],
    [
      'a layer',
      't.deleteLayer(1);',
      [
        'Scene 1',
        '- layer "low": removed',
        'frame 1',
        '- instance of ui/star: removed',
        '- static text "hello": removed',
      ],
    ],
    [
      'a longer span',
      't.setSelectedFrames(0, 1); t.insertFrames(2, false, 1);',
      ['Scene 1', 'layer "top"', '~ frames 1–7 "one": lasts 7 frames, 5 before'],
    ],
    [
      'a keyframe',
      't.setSelectedLayers(0); t.convertToBlankKeyframes(7);',
      expect.arrayContaining([expect.stringMatching(/^\+ frames 8–10: added$/)]),
    ],
    [
      'a script',
      "t.layers[0].frames[5].actionScript = 'stop();';",
      ['Scene 1', 'layer "top"', '~ frames 6–10: has a script', '@@ line 1 @@', '+ stop();'],
    ],
    [
      'an item of another name',
      "lib.selectItem('ui/star'); lib.renameItem('sun');",
      ['~ library: ui/sun: renamed from ui/star'],
    ],
    ['an item elsewhere', "lib.moveToFolder('', 'ui/star');", ['~ library: star: moved from ui']],
    ['a new item', "lib.addNewItem('graphic', 'new');", ['+ library: new: added (graphic)']],
  ])('%s', (_title, script, lines) => {
    expect(changesBy(script, STARS)).toEqual(lines);
  });

  it('An empty layer that is renamed is the same beside a new one', () => {
    const script = `t.layers[0].name = 'b'; t.addNewLayer('new');`;
    const prepared = `t.layers[0].color = '#123456';`;
    const lines = changesBy(script, { layers: [{ name: 'a' }] }, prepared);
    expect(lines.filter((line) => line.includes('layer'))).toEqual([
      expect.stringMatching(/^\+ layer "new": added/),
      '~ layer "b": renamed from "a"',
    ]);
  });

  it('Properties with names that every object has are compared as others are', () => {
    expect(compareProperties({}, { constructor: '1', valueOf: undefined })).toEqual([
      { name: 'constructor', before: null, after: '1' },
    ]);
  });

  it('A renamed folder is one change, beside those of items that changed in it', () => {
    const library = ['ui/a', 'ui/parts/b', 'ui/parts/c', 'ui/d'].map((name) => ({ name }));
    const script = `function item(path) { return lib.items[lib.findItemIndex(path)]; }
      item('ui').name = 'sky'; item('sky/parts/b').name = 'beam'; lib.moveToFolder('', 'sky/d');`;
    expect(changesBy(script, { library })).toEqual([
      '~ library: sky: renamed from ui',
      '~ library: sky/parts/beam: renamed from ui/parts/b',
      '~ library: d: moved from ui',
    ]);
  });

  it('An element on another layer is moved, not removed and added', () => {
    const lines = changesBy(
      'const e = t.layers[0].frames[0].elements[0]; document.selectNone(); e.selected = true; document.clipCut(); t.currentLayer = 1; document.clipPaste(true);',
      STARS,
    );
    expect(lines).toContain('+ a (instance of ui/star): moved here from layer "top"'.replace('+', '~'));
    expect(lines.filter((line) => /: (added|removed)/.test(line))).toEqual([]);
  });
});

/** Makes changes that leave no trace. */
const UNDONE = "t.addNewLayer('x'); t.deleteLayer(t.currentLayer);";

it('A change that a script undoes is not a change', () => {
  expect(changesBy(UNDONE, EXAMPLE)).toEqual([]);
});

describeDocuments('differences of real documents', () => {
  it.each(sample(3, ['logo-anim', 'tests', 'camera_layer']))(
    'A change that a script undoes is no change: %s',
    (name) => {
      expect(changesBy(UNDONE, documentPath(name))).toEqual([]);
    },
  );

  it('The changes of a script in a real document are found by compareFacts, and nothing else', () => {
    const script = "document.width += 10; lib.items.find((item) => item.name === 'Logo').name = 'Emblem';";
    expect(changesBy(script, documentPath('logo-anim'))).toEqual([
      expect.stringMatching(/^~ stage: width: \d+ → \d+$/),
      '~ library: Emblem: renamed from Logo',
    ]);
  });
});
