import fs from 'fs';
import path from 'path';
import type { Container } from '../../../document/container/Container';
import { rawZip, type RawEntry } from './rawZip';
import { openContainer } from '../../support/onNode';

/** The entries of `makeFla`: a back-slash, a gap, and a mimetype that is not the last. */
export const ENTRIES: RawEntry[] = [
  { name: 'LIBRARY/' },
  { name: 'DOMDocument.xml', content: '<DOMDocument/>' },
  { name: 'LIBRARY\\ä.png', content: 'p'.repeat(500), gap: 63 },
  { name: 'mimetype', content: 'application/vnd.adobe.xfl', method: 0 },
  { name: 'LIBRARY/a.xml', content: '<a/>' },
  { name: 'star.xfl', content: 'PROXY-CS5', method: 0 },
];

/** Small documents made in a folder. */
export class Fixtures {
  private readonly folder: () => string;

  constructor(folder: () => string) {
    this.folder = folder;
  }

  at(...parts: string[]): string {
    return path.join(this.folder(), ...parts);
  }

  makeFla(): Container {
    fs.writeFileSync(this.at('star.fla'), rawZip(ENTRIES, { directorySize: 999 }));
    return openContainer(this.at('star.fla'));
  }

  makeXfl(): Container {
    fs.mkdirSync(this.at('doc/LIBRARY'), { recursive: true });
    fs.writeFileSync(this.at('doc/doc.xfl'), 'PROXY-CS5');
    fs.writeFileSync(this.at('doc/DOMDocument.xml'), '<DOMDocument/>');
    fs.writeFileSync(this.at('doc/LIBRARY/a.xml'), '<a/>');
    fs.writeFileSync(this.at('doc/notes.txt'), 'mine');
    return openContainer(this.at('doc'));
  }
}

/** All files below a folder with their contents. */
export function filesBelow(root: string): Record<string, string> {
  const files: Record<string, string> = {};
  for (const name of fs.readdirSync(root, { recursive: true, encoding: 'utf8' }).sort()) {
    if (fs.statSync(path.join(root, name)).isFile())
      files[name] = fs.readFileSync(path.join(root, name), 'utf8');
  }
  return files;
}
