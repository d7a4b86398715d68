const { join } = require('node:path');
const { expect, test } = require('@jest/globals');
const { openHost } = require('adobe-collection/host');

const root = join(__dirname, '..');

test('stars are numbered from left to right, on whole pixels', () => {
  const host = openHost(join(root, 'documents/sky'), { realm: 'separate' });
  host.runFile(join(root, 'dist/number-stars.jsfl'));
  const [stars] = host.document.getTimeline().layers;
  const seen = stars.frames[0].elements.map(({ name, x, y }) => ({ name, x, y }));
  expect(seen).toEqual([
    { name: 'star_03', x: 300, y: 40 },
    { name: 'star_01', x: 21, y: 60 },
    { name: 'star_02', x: 150, y: 121 },
  ]);
  expect(host.output).toHaveLength(1);
});
