import fs from 'node:fs';
import path from 'node:path';
import type { Host } from '../../Host';

const LIBRARY = 'collection.jsx';

/** Loads the built library into a host, as a script would: the very file that goes into Animate. */
export function loadLibrary(host: Host, folder: string): void {
  const file = path.join(folder, LIBRARY);
  if (!fs.existsSync(file)) throw new Error(`${file} is missing; npm run build makes it`);
  host.scripts.runPlain(file);
}
