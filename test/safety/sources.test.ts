import fs from 'node:fs';
import path from 'node:path';
import { Host } from '../../app/host/Host';
import { openLiteral } from '../../app/host/openLiteral';
import { saveCopyAt } from '../../host-mocks/model/document/files/save';
import { nodePlatform } from '../../platform/node/nodePlatform';
import { runCli } from '../app/cli/support/runCli';
import { temporaryFolder } from '../support/temporaryFolder';

const folder = temporaryFolder();
const at = (...names: string[]): string => path.join(folder(), ...names);

/** A document in a folder of its own, beside the folder of somebody else's sources. */
function writeGame(script: string, classPath = '.'): string {
  fs.mkdirSync(at('game'));
  fs.mkdirSync(at('private'));
  fs.writeFileSync(
    at('private', 'Secret.as'),
    'package { public class Secret { public var word:String = "hush"; } }',
  );
  fs.writeFileSync(at('private', 'part.as'), 'trace("hush");');
  const host = new Host(nodePlatform, {});
  const document = openLiteral(host, { layers: [{ frames: [{ script }] }] });
  document.sourcePath = classPath;
  saveCopyAt(document, at('game', 'game.fla'));
  host.closeAll();
  return at('game', 'game.fla');
}

/** Publishes, and says whether anything was written. */
async function publish(document: string, ...options: string[]): Promise<{ err: string; wrote: boolean }> {
  const { err } = await runCli('publish', document, '--to', 'swf', '-o', at('out'), ...options);
  return { err, wrote: fs.existsSync(at('out')) };
}

describe('sources that a document points to outside of its folder', () => {
  it.each([
    ['include "../private/part.as"', '.'],
    ['include "/etc/passwd"', '.'],
    ['include "link/part.as"', '.'],
    ['include "..\\\\private\\\\part.as"', '.'],
    ['var s:Secret = new Secret(); trace(s.word);', '../private'],
    ['import Secret; var s:Secret = new Secret();', './link'],
  ])('They are not read: %s with the class path %s', async (script, classPath) => {
    const document = writeGame(script, classPath);
    fs.symlinkSync(at('private'), at('game', 'link'));
    const { err, wrote } = await publish(document);
    expect(err).toMatch(/error in scripts; nothing is written|errors in scripts; nothing is written/);
    expect([err.includes('hush'), err.includes('root:'), wrote]).toEqual([false, false, false]);
  });

  it('They are named, with the option that has them read, and are read with it', async () => {
    const document = writeGame('var s:Secret = new Secret(); trace(s.word);', '../private');
    expect((await publish(document)).err).toContain('"../private" was not read');
    expect((await publish(document)).err).toContain('--source-path');
    expect(await publish(document, '--source-path', at('private'))).toMatchObject({ wrote: true });
  });
});

it.each([
  ['a file that includes itself', 'include "a.as"'],
  ['two files that include each other', 'include "b.as"'],
])('%s ends in a line', async (_title, text) => {
  const document = writeGame('include "a.as"');
  fs.writeFileSync(at('game', 'a.as'), text);
  fs.writeFileSync(at('game', 'b.as'), 'include "a.as"');
  const { err, wrote } = await publish(document);
  expect(err).toMatch(/include one another/);
  expect(wrote).toBe(false);
});
