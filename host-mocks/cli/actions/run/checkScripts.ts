import fs from 'node:fs';
import { UsageError } from '../../Io';

/** @throws UsageError for documents and folders taken for scripts; Error for a script that is not there */
export function checkScripts(scripts: readonly string[]): void {
  for (const script of scripts) {
    if (/\.(fla|xfl)$/i.test(script))
      throw new UsageError(
        `${script}: expected a script; documents are named by --document, targets by --save=`,
      );
    if (!fs.existsSync(script)) throw new Error(`${script}: there is no such script`);
    if (fs.statSync(script).isDirectory()) throw new UsageError(`${script}: expected a script, not a folder`);
  }
}
