import fs from 'node:fs';
import path from 'node:path';
import { Host } from '../../app/host/Host';
import { openLiteral } from '../../app/host/openLiteral';
import { saveCopyAt } from '../../host-mocks/model/document/files/save';
import { nodePlatform } from '../../platform/node/nodePlatform';
import { XmlNode } from '../../document/xml/XmlNode';
import { runCli } from '../app/cli/support/runCli';
import { CANVAS_KIND } from '../output/filesOfDocument';
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

describe('sources that a document points to outside of its folder, and hidden ones', () => {
  it.each([
    ['include "../private/part.as"', '.'],
    ['include "/etc/passwd"', '.'],
    ['include "link/part.as"', '.'],
    ['include "..\\\\private\\\\part.as"', '.'],
    ['var s:Secret = new Secret(); trace(s.word);', '../private'],
    ['import Secret; var s:Secret = new Secret();', './link'],
    ['include ".hidden.as"', '.'],
    ['include ".hidden/part.as"', '.'],
    ['include "open/part.as"', '.'],
  ])('They are not read: %s with the class path %s', async (script, classPath) => {
    const document = writeGame(script, classPath);
    fs.symlinkSync(at('private'), at('game', 'link'));
    fs.mkdirSync(at('game', '.hidden'));
    fs.symlinkSync('.hidden', at('game', 'open'));
    for (const name of ['.hidden.as', '.hidden/part.as'])
      fs.writeFileSync(at('game', name), 'trace("hush");');
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

/** A Canvas document whose page includes script files. */
function writeBanner(...sources: string[]): string {
  fs.mkdirSync(at('game', 'js'), { recursive: true });
  fs.mkdirSync(at('private'));
  fs.writeFileSync(at('game', 'js', 'Own.js'), 'var own = 1;');
  fs.writeFileSync(at('game', 'beside.js'), 'var beside = 1;');
  fs.writeFileSync(at('private', 'part.js'), 'var secret = "hush";');
  fs.symlinkSync(at('private'), at('game', 'link'));
  const host = new Host(nodePlatform, {});
  const document = openLiteral(host, {
    layers: [{ frames: [{}] }],
    attributes: { filetypeGUID: CANVAS_KIND },
  });
  const scripts = sources.map((src) => XmlNode.create('Script', { type: 'local', src }));
  const list = XmlNode.create('GlobalScripts', { language: 'Javascript' }, scripts);
  document.node.append(XmlNode.create('scripts', {}, [list]));
  saveCopyAt(document, at('game', 'game.fla'));
  host.closeAll();
  return at('game', 'game.fla');
}

describe('script files that a page includes', () => {
  const publishPage = (document: string, ...options: string[]): Promise<{ status: number; err: string }> =>
    runCli('publish', document, '--to', 'canvas', '-o', at('out'), ...options);
  const read = (...names: string[]): string => fs.readFileSync(at('out', ...names), 'utf8');

  it('They are copied from the folder of the document, whatever the case of their letters and the path', async () => {
    const sources = ['js/own.js', 'js\\own.js', 'C:\\site\\beside.js', '/elsewhere/beside.js'];
    const { status, err } = await publishPage(writeBanner(...sources), '--strict');
    expect([status, /the page runs 4 scripts/.test(err)]).toEqual([0, true]);
    const addresses = [...read('game.html').matchAll(/<script src="([^"]*)"/g)].map(([, address]) => address);
    expect(addresses).toEqual([
      'libs/createjs.min.js',
      'libs/Own.js',
      'libs/Own.js',
      'libs/beside.js',
      'libs/beside.js',
      'game.js',
    ]);
    expect([read('libs', 'Own.js'), read('libs', 'beside.js')]).toEqual(['var own = 1;', 'var beside = 1;']);
  });

  it.each([
    '../private/part.js',
    'link/part.js',
    '/etc/passwd',
    'missing.js',
    '..',
    'js',
    '.env',
    '.env.js',
    'key.pem',
  ])('They are named where the folder has no such file: %j', async (source) => {
    const document = writeBanner(source);
    for (const name of ['.env', '.env.js', 'key.pem']) fs.writeFileSync(at('game', name), 'hush');
    const { err } = await publishPage(document);
    expect(err).toContain('global scripts: The script file');
    expect(err + read('game.html')).not.toMatch(/hush|part\.js"><|root:/);
    expect(fs.readdirSync(at('out', 'libs'))).toEqual(['createjs.min.js']);
    expect((await publishPage(document, '--strict')).status).toBe(1);
  });

  it('They are not copied with --scripts=drop', async () => {
    await publishPage(writeBanner('beside.js'), '--scripts=drop');
    expect(fs.readdirSync(at('out', 'libs'))).toEqual(['createjs.min.js']);
    expect(read('game.html')).not.toContain('beside');
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
