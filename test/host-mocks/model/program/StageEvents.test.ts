import { createHost } from '../../../../app';

const LITERAL = {
  library: [
    { name: 'box', layers: [{ elements: [{ shape: 'rectangle' as const, width: 10, height: 10 }] }] },
  ],
  layers: [
    { name: 'top', duration: 9 },
    { name: 'below', duration: 9, elements: [{ item: 'box', name: 'a' }] },
  ],
};

const LISTEN = `
  var seen = [], doc = fl.getDocumentDOM(), tl = doc.getTimeline();
  ['timelineChanged', 'layerChanged', 'frameChanged', 'selectionChanged'].forEach(function (type) {
    fl.addEventListener(type, function () { seen.push(type.replace('Changed', '')); });
  });
`;

it.each([
  ['the playhead', 'tl.currentFrame = 3', 'frame'],
  ['the same frame', 'tl.currentFrame = 0', ''],
  ['the current layer', 'tl.currentLayer = 1', 'layer'],
  ['the selection, and the layer that follows it', 'doc.selectAll()', 'layer,selection'],
  ['a selection that is gone', 'doc.selectAll(); seen.length = 0; doc.deleteSelection()', 'selection'],
  ['a new layer', 'tl.addNewLayer("new")', 'layer'],
  ['a symbol that is opened', 'doc.library.editItem("box")', 'timeline,layer,frame'],
  ['reading', 'tl.layers[1].frames[0].elements[0].x; tl.getSelectedFrames()', ''],
  ['a name', 'tl.layers[0].name = "other"', ''],
])('Listeners receive %s', (_, script, expected) => {
  expect(createHost(LITERAL, { realm: 'separate' }).run(`${LISTEN} ${script}; seen.join()`)).toBe(expected);
});

it('A listener sees the document as it is after the change', () => {
  const script = `${LISTEN} fl.addEventListener('frameChanged', function () { seen.push(tl.currentFrame); });
    tl.currentFrame = 4; seen.join()`;
  expect(createHost(LITERAL, { realm: 'separate' }).run(script)).toBe('frame,4');
});

it('What a listener changes raises no further events', () => {
  const script = `${LISTEN} fl.addEventListener('frameChanged', function () { tl.currentFrame++; });
    tl.currentFrame = 1; seen.join() + tl.currentFrame`;
  expect(createHost(LITERAL, { realm: 'separate' }).run(script)).toBe('frame2');
});

it('Listeners receive changes of the program that made the host, when it makes them', () => {
  const host = createHost(LITERAL, { realm: 'separate' });
  host.run(LISTEN);
  const seen = (): unknown => host.run('seen.join()');
  const { document } = host;
  document.getTimeline().currentFrame = 2;
  expect(host.run('var first = seen.join(); first')).toBe('frame');
  document.selectAll();
  expect(seen()).toBe('frame,layer,selection');
});
