import fs from 'node:fs';
import { UsageError } from '../../Io';

/**
 * @param texts - scripts that are not files, by their names
 * @throws UsageError for a folder in place of a script; Error for a missing script
 */
export function checkScripts(scripts: readonly string[], texts: object = {}): void {
  for (const script of scripts) {
    if (Object.hasOwn(texts, script)) continue;
    if (!fs.existsSync(script))
      throw new Error(`${script}: there is no such ${/\.\w+$/.test(script) ? 'script' : 'file or folder'}`);
    if (fs.statSync(script).isDirectory()) throw new UsageError(`${script}: expected a script, not a folder`);
  }
}
