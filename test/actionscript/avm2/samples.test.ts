import fs from 'fs';
import path from 'path';
import { actionScriptFile, actionScriptSamples, describeActionScript } from '../../support/documents';
import { sample } from '../../support/sample';
import { compileSources } from './compileSources';
import { verifyBlock } from './verifyBlock';

describeActionScript('compileAvm2() of samples of other people', () => {
  // A class of the first has no source, and one of the second belongs to a symbol of the document.
  const others = ['avm2-vector_class', 'avm2-subclass_superclass_linked_symbol'];
  const samples = actionScriptSamples('avm2-').filter((name) => !others.includes(name));

  it.each(sample(4, samples))('The classes of %s make a block that holds', (name) => {
    const folder = actionScriptFile(name, '');
    const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const sources = names.filter((file) => file.endsWith('.as'));
    const files = Object.fromEntries(
      sources.map((file) => [
        file.slice(0, -3).replaceAll(path.sep, '.'),
        fs.readFileSync(path.join(folder, file), 'utf8'),
      ]),
    );
    const { errors, blocks } = compileSources(files, {
      roots: Object.keys(files).filter((root) => !root.includes('.')),
    });
    expect(errors).toEqual([]);
    expect(verifyBlock(blocks[0].bytes).faults).toEqual([]);
  });
});
