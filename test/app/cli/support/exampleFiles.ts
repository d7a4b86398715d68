import fs from 'node:fs';
import path from 'node:path';
import { EXAMPLE } from './runCli';

/** Scripts and copies of the example document in a folder. */
export interface ExampleFiles {
  script(source: string, name?: string): string;
  copyExample(name: string): string;
}

/** Gives tests scripts and documents to work on. @param folder - where they are to lie */
export function exampleFiles(folder: () => string): ExampleFiles {
  return {
    script(source, name = 'a.jsfl') {
      const file = path.join(folder(), name);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, source);
      return file;
    },
    copyExample(name) {
      const copy = path.join(folder(), name);
      fs.cpSync(EXAMPLE, copy, { recursive: true });
      return copy;
    },
  };
}

/** The content of every file below a folder, by its path there. */
export function filesIn(place: string): Record<string, string> {
  const names = fs.readdirSync(place, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => fs.statSync(path.join(place, name)).isFile());
  return Object.fromEntries(
    files.sort().map((name) => [name, fs.readFileSync(path.join(place, name), 'latin1')]),
  );
}
