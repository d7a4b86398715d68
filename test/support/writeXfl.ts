import fs from 'node:fs';
import path from 'node:path';
import type { MemoryContainer } from '../../document/container/MemoryContainer';

/** Writes the files of a document as an XFL folder; gives the path of its XFL. */
export function writeXfl(folder: string, container: MemoryContainer): string {
  const write = (name: string, content: string | Uint8Array): string => {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
    return file;
  };
  for (const name of container.names()) write(name, container.bytes(name));
  return write('film.xfl', 'PROXY-CS5');
}
