import fs from 'node:fs';
import { createRequire } from 'node:module';

/** The bytes of a file of an installed package, by its module specifier: `createjs/builds/1.0.0/createjs.js`. */
export function packageFile(name: string): Uint8Array {
  return fs.readFileSync(createRequire(__filename).resolve(name));
}
