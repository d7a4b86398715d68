import fs from 'node:fs';
import path from 'node:path';
import { createHost, openHost, type DocumentData } from '../../../../app';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { EXAMPLE, runCli } from '../support/runCli';

const folder = temporaryFolder();
const at = (...parts: string[]): string => path.join(folder(), ...parts);

/** Exports the example as data; the file. */
async function exportData(): Promise<string> {
  const { status, err } = await runCli('export', EXAMPLE, '-o', at('out'), '--to', 'json');
  expect([status, err]).toEqual([0, '']);
  return at('out', 'night-sky.json');
}

describe('json and import', () => {
  it('A document becomes data, and the data the same document', async () => {
    const { status } = await runCli('import', await exportData(), '-o', at('again.fla'));
    expect(status).toBe(0);
    const tree = (file: string): string[] => openHost(file).toTree().split('\n').slice(1);
    expect(tree(at('again.fla'))).toEqual(tree(EXAMPLE));
    expect(openHost(at('again.fla')).render()).toBe(openHost(EXAMPLE).render());
  });

  it('The data can be given to createHost', async () => {
    const data = JSON.parse(fs.readFileSync(await exportData(), 'utf8')) as DocumentData;
    expect(createHost(data).document.getTimeline().layerCount).toBe(
      openHost(EXAMPLE).document.getTimeline().layerCount,
    );
  });

  it.each([
    ['{', 'is not valid JSON'],
    ['{}', 'holds no document as data'],
    ['{"format":"adobe-collection/document","version":9}', 'version is 9; this program reads version 1'],
    ['{"format":"adobe-collection/document","version":1,"scenes":{}}', 'scenes is not a list'],
    ['{"format":"adobe-collection/document","version":1,"library":[{}]}', 'library[0] has no kind'],
    [
      '{"format":"adobe-collection/document","version":1,"files":{"../a":{"text":""}}}',
      'points outside the document',
    ],
  ])(
    'Data that do not describe a document are refused, and nothing is written: %s',
    async (text, message) => {
      fs.writeFileSync(at('data.json'), text);
      const { status, err } = await runCli('import', at('data.json'), '-o', at('a.fla'));
      expect(status).toBe(1);
      expect(err).toContain(message);
      expect(fs.existsSync(at('a.fla'))).toBe(false);
    },
  );

  it('A document is replaced by import with --force only', async () => {
    fs.writeFileSync(at('a.fla'), 'mine');
    const { status, err } = await runCli('import', await exportData(), '-o', at('a.fla'));
    expect([status, fs.readFileSync(at('a.fla'), 'utf8')]).toEqual([1, 'mine']);
    expect(err).toContain('--force replaces it');
  });
});
