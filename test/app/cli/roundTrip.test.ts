import { describeDocuments, documents } from '../../support/documents';
import { temporaryFolder } from '../../support/temporaryFolder';
import { changesBy } from './support/changesBy';

const folder = temporaryFolder();

/** Has every scene read, so that there is something that could be written. */
const READ = `
  var scenes = fl.getDocumentDOM().timelines;
  for (var i = 0; i < scenes.length; i++)
    for (var j = 0; j < scenes[i].layers.length; j++) scenes[i].layers[j].frames.length;
`;

describeDocuments('A document without changes is saved byte for byte', () => {
  it.each(documents)('$name', async ({ name }) => {
    expect(await changesBy('', name, folder())).toEqual({});
    expect(await changesBy(READ, name, folder())).toEqual({});
  });
});
