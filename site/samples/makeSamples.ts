import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Host } from '../../app/host/Host';
import type { Document } from '../../host-mocks/model/document/Document';
import { openLiteral } from '../../app/host/openLiteral';
import { nodePlatform } from '../../platform/node/nodePlatform';
import { pictureOf } from '../../app/host/pictureOf';
import { bouncingBall } from './bouncingBall';
import { pinwheels } from './pinwheels';
import { samples } from './samples';

const makers: Record<string, (host: Host, root: string) => Document> = {
  'night-sky': (host, root) => host.open(path.join(root, 'examples/night-sky')),
  'bouncing-ball': (host) => openLiteral(host, bouncingBall),
  pinwheels: (host) => openLiteral(host, pinwheels),
};

/**
 * Makes the documents of the playground, and a picture of each: it is there before what opens the document.
 *
 * @param root the folder of the project
 * @returns FLA and SVG files by their names
 */
export function makeSamples(root: string): Map<string, string | Uint8Array> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'adobe-collection-'));
  try {
    return new Map(
      samples.flatMap(({ name }): [string, string | Uint8Array][] => {
        const host = new Host(nodePlatform, { roots: [folder] });
        const file = path.join(folder, `${name}.fla`);
        const document = makers[name](host, root);
        document.saveAt(file, { force: true });
        return [
          [`${name}.fla`, fs.readFileSync(file)],
          [`${name}.svg`, pictureOf(document).svg],
        ];
      }),
    );
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}
