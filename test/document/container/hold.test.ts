import fs from 'node:fs';
import path from 'node:path';
import { createHost, openHost } from '../../../app/index';
import { pathToUri } from '../../support/onNode';
import { temporaryFolder } from '../../support/temporaryFolder';

const folder = temporaryFolder();

/** An XFL document in a folder of its own, with a symbol and publish settings. */
function saveXfl(): string {
  const file = path.join(folder(), 'film', 'film.xfl');
  fs.mkdirSync(path.dirname(file));
  const host = createHost(
    { library: [{ name: 'star', layers: [{ name: 'of the star' }] }] },
    { roots: [folder()] },
  );
  host.run(`document.docClass = 'Main'; fl.saveDocument(document, '${pathToUri(file)}')`);
  return path.dirname(file);
}

it.each([
  [
    'one file of it',
    "FLfile.remove(folder + '/PublishSettings.xml'); FLfile.remove(folder + '/LIBRARY/star.xml')",
  ],
  ['a folder in it', "FLfile.remove(folder + '/LIBRARY'); FLfile.write(folder + '/PublishSettings.xml', '')"],
  ['all of it', 'FLfile.remove(folder)'],
])('A script that removes %s has the open document whole', (_what, remove) => {
  const xfl = saveXfl();
  const host = openHost(xfl, { roots: [folder()] });
  const found = host.run(`
    var folder = '${pathToUri(xfl)}';
    ${remove};
    [FLfile.read(folder + '/LIBRARY/star.xml'), document.docClass, document.library.items[0].timeline.layers[0].name].join()
  `);
  expect(found).toMatch(/,Main,of the star$/);
  expect(fs.existsSync(path.join(xfl, 'LIBRARY/star.xml'))).toBe(false);
  host.run(`fl.saveDocument(document, '${pathToUri(path.join(folder(), 'kept.fla'))}')`);
  expect(openHost(path.join(folder(), 'kept.fla')).document.docClass).toBe('Main');
});
