import fs from 'node:fs';
import path from 'node:path';
import { rawZip } from '../../../document/container/rawZip';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { runCli } from '../support/runCli';

const folder = temporaryFolder();

/** An FLA with an element of a kind that no Animate is known to write, and an empty layer. */
function documentWithWonder(): string {
  const layer = (name: string, elements: string): string =>
    `<DOMLayer name="${name}"><frames><DOMFrame index="0"><elements>${elements}</elements></DOMFrame></frames></DOMLayer>`;
  const layers = layer('wonders', '<DOMWonder name="w"/>') + layer('nothing', '');
  const content = `<DOMDocument xmlns="http://ns.adobe.com/xfl/2008/"><timelines><DOMTimeline name="Scene 1"><layers>${layers}</layers></DOMTimeline></timelines></DOMDocument>`;
  const file = path.join(folder(), 'a.fla');
  fs.writeFileSync(file, rawZip([{ name: 'DOMDocument.xml', content }]));
  return file;
}

describe('lint of a document with an element of an unknown kind', () => {
  const CONFIG = {
    rules: {
      movies: { elements: '[elementType=instance]', message: 'a movie clip', severity: 'error' },
      'no-empty-layers': 'warn',
      broken: { elements: '[elementType=instance]', message: 'two', severity: 'warn' },
    },
  };

  async function problems(config: object): Promise<{ rule: string; message: string; severity: string }[]> {
    const file = path.join(folder(), 'config.json');
    fs.writeFileSync(file, JSON.stringify(config));
    const { out } = await runCli(
      'lint',
      documentWithWonder(),
      '--no-cache',
      ...['-f', 'json', '--config', file],
    );
    return (JSON.parse(out) as { problems: { rule: string; message: string; severity: string }[] }[])[0]!
      .problems;
  }

  it('The rules that meet it say so, and the others are checked', async () => {
    const found = await problems(CONFIG);
    const message = expect.stringMatching(
      /^this rule cannot be checked: the headless host does not know Element\.\w+ of DOMWonder/,
    ) as string;
    expect(found).toEqual([
      expect.objectContaining({ rule: 'movies', severity: 'error', message }),
      expect.objectContaining({ rule: 'no-empty-layers', severity: 'warn' }),
      expect.objectContaining({ rule: 'broken', severity: 'warn', message }),
    ]);
  });
});
