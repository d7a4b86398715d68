import fs from 'node:fs';

/** @throws Error for what is no file, and for documents taken for scripts. */
export function checkScripts(scripts: readonly string[]): void {
  for (const script of scripts) {
    if (/\.(fla|xfl)$/i.test(script))
      throw new Error(`${script}: expected a script; documents are named by --document, targets by --save=`);
    if (!fs.existsSync(script)) throw new Error(`${script}: there is no such script`);
    if (fs.statSync(script).isDirectory()) throw new Error(`${script}: expected a script, not a folder`);
  }
}
