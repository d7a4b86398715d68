import { createHost } from '../../../app';
import { PROBED } from './memberProbes';

describe('an argument that is missing, or of another kind', () => {
  it.each([
    ['FLfile.platformPathToURI()', 'expected a text, got undefined'],
    ['fl.documents[0].exportSVG()', 'expected a file:/// URI, got undefined'],
    ['fl.documents[0].exportPNG(1)', 'expected a file:/// URI, got 1'],
    ['fl.documents[0].exportGIF(true)', 'expected a file:/// URI, got true'],
  ])('%s gives an error in terms of the script', (call, words) => {
    const host = createHost(PROBED);
    expect(() => host.run(call)).toThrow(words);
  });

  it('A number is accepted as a name', () => {
    const host = createHost(PROBED);
    expect(
      host.run('fl.documents[0].addNewPublishProfile(7); fl.documents[0].publishProfiles.join()'),
    ).toMatch(/,7$/);
  });
});
