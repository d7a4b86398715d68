import fs from 'node:fs';
import { readExternals } from '../../../actionscript/avm2/readExternals';
import { publishSwf } from '../../../output/swf/publishSwf';
import { actionScriptFile, describeActionScript } from '../../support/documents';
import { openLiteral } from '../../support/openModel';
import { readAbc } from '../../support/readAbc';
import { readSwf } from '../../support/readSwf';

/** The blocks of code of a movie. */
function blocksOf(movie: Uint8Array): Uint8Array[] {
  const tags = readSwf(movie).tags.filter(({ code }) => code === 82);
  return tags.map(({ body }) => body.subarray(body.indexOf(0, 4) + 1));
}

it('Classes of a block have their bases; a block that ends early is an error', () => {
  const { film } = openLiteral({
    library: [{ name: 'star', linkageClassName: 'ui.Star' }],
    layers: [{ elements: [{ item: 'star' }] }],
  });
  const [block] = blocksOf(publishSwf(film).files[0].bytes);
  expect(readExternals(block)).toEqual([
    { name: 'ui.Star', base: 'flash.display.MovieClip', isInterface: false, interfaces: [] },
  ]);
  for (let length = 0; length < block.length / 3; length += 7)
    expect(() => readExternals(block.subarray(0, length))).toThrow(/ends early|is unknown/);
});

describeActionScript('Samples of other people', () => {
  it.each(['avm2-instanceof', 'avm2-documentclass', 'avm2-es4_interfaces'])(
    'Public classes that Adobe compiled are read: %s',
    (name) => {
      for (const block of blocksOf(fs.readFileSync(actionScriptFile(name, 'published.swf')))) {
        const classes = readAbc(block).classes.map(
          ({ name: own, base }) => `${own} ${base.replace('*', '')}`,
        );
        const externals = readExternals(block).map(({ name: own, base }) => `${own} ${base}`);
        expect(externals.length).toBeGreaterThan(0);
        expect(classes).toEqual(expect.arrayContaining(externals));
      }
    },
  );
});
