const { expect, test } = require('@jest/globals');
const { openDocument } = require('adobe-collection/jest');

test('stars are numbered from left to right, on whole pixels', () => {
  const host = openDocument('documents/sky');
  host.runFile('dist/number-stars.jsfl');
  expect(host).toHaveElements('star_*', 3);
  expect(host).toMatchTree();
  expect(host.output).toHaveLength(1);
});
