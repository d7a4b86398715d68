import fs from 'node:fs';
import path from 'node:path';

const NAMES = ['json', 'js', 'cjs', 'mjs'].map((ending) => `adobe-collection.config.${ending}`);

/** The configuration for a document: in its folder, or the nearest folder above. */
export function findConfig(document: string): string | undefined {
  for (let folder = path.dirname(document); ; folder = path.dirname(folder)) {
    const configFile = NAMES.map((name) => path.join(folder, name)).find((file) => fs.existsSync(file));
    if (configFile !== undefined || folder === path.dirname(folder)) return configFile;
  }
}
