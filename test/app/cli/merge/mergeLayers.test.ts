import { binaryPairs, describeBinary } from '../../../support/documents';
import { EXAMPLE } from '../support/runCli';
import { edited, outcome } from '../support/scriptedEdits';

/** A folder above all layers, and a function for the layer of a name. */
const PREPARE = `var t = document.getTimeline(); t.currentLayer = 0; t.addNewLayer('F', 'folder');
  function go(name) { t.currentLayer = t.findLayerIndex(name)[0]; }
  function L(name) { return t.layers[t.findLayerIndex(name)[0]]; }`;
const NEW = `t.currentLayer = 0; t.addNewLayer('top'); L('top').color = '#123456';`;

it.each([
  ['a new layer, and a layer put into the folder below it', NEW, `L('actions').parentLayer = L('F');`],
  [
    'a layer that is moved, and another that is renamed',
    `t.reorderLayer(t.findLayerIndex('moon')[0], 0);`,
    `L('stars').name = 'x';`,
  ],
  [
    'a layer that is deleted, and another that is hidden',
    `t.deleteLayer(t.findLayerIndex('F')[0]);`,
    `L('stars').visible = false;`,
  ],
  [
    'frames of two layers',
    `go('stars'); t.insertFrames(5, false, 0);`,
    `go('moon'); t.insertFrames(7, false, 0);`,
  ],
  [
    'two keyframes of one layer',
    `go('stars'); t.convertToKeyframes(3);`,
    `go('stars'); t.convertToKeyframes(6);`,
  ],
  [
    'frames and a keyframe of one layer',
    `go('stars'); t.convertToKeyframes(3);`,
    `go('stars'); t.insertFrames(4, false, 9);`,
  ],
  ['two scenes', `document.addNewScene('B');`, `document.addNewScene('C');`],
])('Timelines are merged in both directions: %s', (_, one, other) => {
  const both = edited(EXAMPLE, PREPARE, one + other);
  for (const [ours, theirs] of [
    [one, other],
    [other, one],
  ]) {
    const [base, own, come] = ['', ours, theirs].map((script) => edited(EXAMPLE, PREPARE, script));
    expect(outcome(base, own, come, both)).toEqual([]);
  }
});

describeBinary('Documents of all forms', () => {
  const pairs = binaryPairs.filter(({ name }) => name === '0028_library_folders');

  it.each(pairs)('A binary FLA of $release is merged with an XFL', ({ fla, xfl }) => {
    const width = 'document.width = 777;';
    const name = `document.getTimeline().layers[0].name = 'x';`;
    expect(outcome(edited(fla), edited(xfl, width), edited(fla, name), edited(xfl, width, name))).toEqual([]);
  });
});
