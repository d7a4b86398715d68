import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../support/temporaryFolder';
import { runCli } from '../support/runCli';

const folder = temporaryFolder();
const { version } = JSON.parse(fs.readFileSync(path.resolve(__dirname, '../../../package.json'), 'utf8')) as {
  version: string;
};

describe('init', () => {
  it('init makes a project named after its folder, that wants this version', async () => {
    const place = path.join(folder(), 'deep/My Scripts');
    const { status, out, err } = await runCli('init', place);
    expect([status, err]).toEqual([0, '']);
    expect(out).toContain(`cd ${JSON.stringify(place)}\n    npm install\n    npm test\n`);
    expect(fs.readdirSync(place).sort()).toEqual([
      '.gitignore',
      'README.md',
      'documents',
      'jest.config.cjs',
      'package.json',
      'rollup.config.mjs',
      'src',
      'test',
      'tsconfig.json',
    ]);
    const manifest = JSON.parse(fs.readFileSync(path.join(place, 'package.json'), 'utf8')) as {
      name: string;
      devDependencies: Record<string, string>;
    };
    expect(manifest.name).toBe('my-scripts');
    expect(manifest.devDependencies['adobe-collection']).toBe(`^${version}`);
  });

  it('init takes an empty folder', async () => {
    expect((await runCli('init', folder())).status).toBe(0);
  });

  it('init refuses a folder with something in it, and a file', async () => {
    fs.writeFileSync(path.join(folder(), 'mine.txt'), 'mine');
    const refused = await runCli('init', folder());
    expect([refused.status, refused.err]).toEqual([
      1,
      `adobe-collection: ${folder()}: the folder is not empty (mine.txt is there)\n`,
    ]);
    expect(fs.readdirSync(folder())).toEqual(['mine.txt']);
    const file = path.join(folder(), 'mine.txt');
    expect((await runCli('init', file)).err).toBe(
      `adobe-collection: ${file}: there is a file of that name\n`,
    );
  });
});
