import { createRequire } from 'node:module';
import path from 'node:path';

const PACKAGE = '@ruffle-rs/ruffle';

/**
 * The folder of Ruffle, a player of SWF, beside this program or in the project that the current folder belongs to.
 *
 * @throws Error that says what to install, if it is missing
 */
export function findRuffle(): string {
  for (const from of [__filename, path.resolve('package.json')]) {
    try {
      return path.dirname(createRequire(from).resolve(`${PACKAGE}/ruffle.js`));
    } catch {
      // It may be in the other place.
    }
  }
  throw new Error(`play needs the package ${PACKAGE}, which is not installed: npm install ${PACKAGE}`);
}
