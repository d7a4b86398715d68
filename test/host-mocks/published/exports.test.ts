import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createHost } from '../../../app';
import { temporaryFolder } from '../../support/temporaryFolder';

const folder = temporaryFolder();

// revanaii/JSFLs exports elements by the paths of their items, into the folders of the library.
it.each([
  ['exportPNG', 'a.png'],
  ['exportSVG', 'a.svg'],
])('%s makes the folders on the way to its file', (method, name) => {
  const root = folder();
  const uri = `${pathToFileURL(root).href}/parts/arm/${name}`;
  const host = createHost({ layers: [] }, { roots: [root] });
  expect(host.run(`fl.getDocumentDOM().${method}('${uri}', true, true)`)).toBe(true);
  expect(fs.existsSync(path.join(root, 'parts', 'arm', name))).toBe(true);
});
