import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { exampleFiles } from '../support/exampleFiles';
import { EXAMPLE, runCli } from '../support/runCli';

const folder = temporaryFolder();
const { script, copyExample } = exampleFiles(folder);

async function changed(source: string): Promise<string> {
  const copy = copyExample('sky');
  await runCli('run', script(source), '-d', copy, '--save');
  return copy;
}

describe('diff', () => {
  it('Equal documents print nothing, with status 0', async () => {
    expect(await runCli('diff', EXAMPLE, copyExample('sky'))).toEqual({ status: 0, out: '', err: '' });
  });

  it('Changes are printed with status 1, as text and as JSON', async () => {
    const copy = await changed("$('btn1').attr('name', 'play');");
    const { status, out } = await runCli('diff', EXAMPLE, copy);
    expect([status, out.split('\n').slice(2)]).toEqual([
      1,
      [
        'Night',
        '    layer "ui"',
        '        frame 1',
        expect.stringMatching(/^ {12}~ play \(.*\): renamed from "btn1"$/),
        '',
      ],
    ]);
    expect(JSON.parse((await runCli('diff', EXAMPLE, copy, '--json')).out)).toEqual([
      {
        type: 'renamed',
        subject: 'element',
        name: 'play (instance of ui/Button1)',
        timeline: 'Night',
        layer: 'ui',
        frame: 0,
        text: 'renamed from "btn1"',
        properties: [{ name: 'name', before: 'btn1', after: 'play' }],
      },
    ]);
  });

  it('A comparison without an answer fails with status 2', async () => {
    const { status, err } = await runCli('diff', EXAMPLE, 'none.fla');
    expect([status, err]).toEqual([2, expect.stringContaining('none.fla: cannot be opened')]);
    expect((await runCli('diff', EXAMPLE)).status).toBe(2);
  });

  it('Pictures of --render show before, after and the changes, without instances of renamed items', async () => {
    const copy = await changed("$$('/stars/twinkle').rename('glitter'); $('btn1').attr('x', 200);");
    const file = path.join(folder(), 'changes.svg');
    await runCli('diff', EXAMPLE, copy, '--render', file);
    const svg = fs.readFileSync(file, 'utf8');
    for (const title of ['before', 'after', 'removed or changed', 'added or changed'])
      expect(svg).toContain(`>${title}</text>`);
    expect(svg.match(/>0 btn1<\/text>/g)).toHaveLength(2);
    expect(svg).not.toMatch(/>\d+ twinkle_a<\/text>/);
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
