import fs from 'node:fs';
import path from 'node:path';
import { documentPath } from '../../../support/documents';
import { changedLines } from './changedLines';
import { runCli } from './runCli';
import { openContainer } from '../../../support/onNode';

/**
 * Runs a script on a real document and saves it in a folder, as FLA or XFL as it was: the lines that differ afterwards,
 * by entry (see `changedLines`); `new` or `gone` for entries that only one of the two has.
 */
export async function changesBy(
  source: string,
  name: string,
  folder: string,
): Promise<Record<string, string[]>> {
  const document = documentPath(name);
  const script = path.join(folder, 'edit.jsfl');
  const target = path.join(folder, document.endsWith('.fla') ? 'saved.fla' : name);
  fs.writeFileSync(script, source);
  const { status } = await runCli('run', '--bare', script, '-d', document, `--save=${target}`);
  expect(status).toBe(0);
  const [before, after] = [openContainer(document), openContainer(target)];
  const changes: Record<string, string[]> = {};
  for (const entry of new Set([...before.names(), ...after.names()])) {
    if (!after.has(entry)) changes[entry] = ['gone'];
    else if (!before.has(entry)) changes[entry] = ['new'];
    else if (!Buffer.from(before.bytes(entry)).equals(after.bytes(entry)))
      changes[entry] = changedLines(before.text(entry), after.text(entry));
  }
  return changes;
}
