import { EXAMPLE } from '../support/runCli';
import { edited, outcome } from '../support/scriptedEdits';

const RAY = `layer('stars').frames[0].elements[0]`;

const PREPARE = `var library = document.library;
  function item(path) { return library.items[library.findItemIndex(path)]; }
  function layer(name) { var t = document.getTimeline(); return t.layers[t.findLayerIndex(name)[0]]; }
  function addLayer(name) { var t = document.getTimeline(); var at = t.addNewLayer(name); t.layers[at].color = '#123456'; }`;

/** What ours and theirs do, and a script that does both. */
const JOINED: [string, string, string, string?][] = [
  ['two items that are renamed', `item('stars/star').name = 'nova'`, `item('ui/Button1').name = 'play'`],
  [
    'a renamed item that the other edits',
    `item('stars/star').name = 'nova'`,
    `item('stars/star').timeline.layers[0].name = 'x'`,
    `item('stars/star').timeline.layers[0].name = 'x'; item('stars/star').name = 'nova'`,
  ],
  [
    'a renamed item, of which the other adds an instance',
    `item('stars/star').name = 'nova'`,
    `library.addItemToDocument({ x: 50, y: 60 }, 'stars/star')`,
    `library.addItemToDocument({ x: 50, y: 60 }, 'stars/star'); item('stars/star').name = 'nova'`,
  ],
  [
    'an item that is renamed, and moved to a folder',
    `item('stars/star').name = 'nova'`,
    `library.moveToFolder('ui', 'stars/star', true)`,
    `item('stars/star').name = 'nova'; library.moveToFolder('ui', 'stars/nova', true)`,
  ],
  [
    'a renamed folder, and an item that is new in it',
    `item('stars').name = 'sky'`,
    `library.addNewItem('graphic', 'stars/moon')`,
    `library.addNewItem('graphic', 'stars/moon'); item('stars').name = 'sky'`,
  ],
  ['an element that is moved, and named', `${RAY}.x += 7`, `${RAY}.name = 'first'`],
  ['an element that is moved to the right, and down', `${RAY}.x += 7`, `${RAY}.y += 7`],
  [
    'new layers',
    `document.getTimeline().currentLayer = 0; addLayer('one')`,
    `document.getTimeline().currentLayer = 3; addLayer('two')`,
    `document.getTimeline().currentLayer = 3; addLayer('two'); document.getTimeline().currentLayer = 0; addLayer('one')`,
  ],
  [
    'two scripts',
    `layer('actions').frames[0].actionScript += '\\n// more'`,
    `layer('actions').name = 'code'`,
  ],
  [
    'an element that is deleted, and another that is moved',
    `document.selection = [${RAY}]; document.deleteSelection()`,
    `layer('stars').frames[0].elements[2].x += 5`,
    `layer('stars').frames[0].elements[2].x += 5; document.selection = [${RAY}]; document.deleteSelection()`,
  ],
  ['the size of the stage, and its speed', `document.width = 700`, `document.frameRate = 30`],
];

it.each(JOINED)(
  'What two people changed apart is joined: %s',
  (_, ours, theirs, both = `${ours};\n${theirs}`) => {
    const [base, own, other, expected] = ['', ours, theirs, both].map((script) =>
      edited(EXAMPLE, PREPARE, script),
    );
    expect(outcome(base, own, other, expected)).toEqual([]);
  },
);
