import fs from 'node:fs';
import path from 'node:path';
import { packageSource } from '../../../../app/cli/actions/init/makeProject';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { runCli } from '../support/runCli';

const folder = temporaryFolder();
const root = fs.realpathSync(path.resolve(__dirname, '../../../..'));

describe('init', () => {
  it('A new project is named after its folder, and depends on this package', async () => {
    const place = path.join(folder(), 'deep/My Scripts');
    const { status, out, err } = await runCli('init', place);
    expect([status, err]).toEqual([0, '']);
    expect(out).toContain(`cd ${JSON.stringify(place)}\n    npm install\n    npm test\n`);
    expect(fs.readdirSync(place).sort()).toEqual([
      '.gitignore',
      '.npmrc',
      'README.md',
      'documents',
      'eslint.config.mjs',
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
    const source = manifest.devDependencies['adobe-collection'];
    expect(fs.realpathSync(path.join(place, source.replace('file:', '')))).toBe(root);
    expect(fs.readdirSync(path.join(place, 'src')).sort()).toEqual(['names.ts', 'number-stars.ts']);
  });

  it('A project that has some of the files is completed, and links in place of the others are not followed', async () => {
    const project = path.join(folder(), 'project');
    await runCli('init', project);
    fs.rmSync(path.join(project, 'README.md'));
    expect((await runCli('init', project)).status).toBe(0);
    const file = path.join(project, 'src/names.ts');
    fs.copyFileSync(file, path.join(folder(), 'names.ts'));
    fs.rmSync(file);
    fs.symlinkSync('../../names.ts', file);
    const { status, err } = await runCli('init', project);
    expect([status, err]).toEqual([1, expect.stringContaining('the folder is not empty (src is there)')]);
  });

  it('A project made with --javascript has no TypeScript', async () => {
    const place = path.join(folder(), 'plain');
    expect((await runCli('init', place, '--javascript')).status).toBe(0);
    expect(fs.readdirSync(path.join(place, 'src')).sort()).toEqual(['names.js', 'number-stars.js']);
    expect(fs.readFileSync(path.join(place, 'README.md'), 'utf8')).toContain(
      '`src/number-stars.js` is a script',
    );
  });

  it.each([
    ['a tarball', 'file:../packages/a.tgz', 'file:../packages/a.tgz'],
    ['a registry', 'https://registry.npmjs.org/adobe-collection/-/adobe-collection-1.2.3.tgz', '^1.2.3'],
  ])('The source from which %s brought the program is named in the project', (_what, resolved, expected) => {
    const modules = path.join(folder(), 'tools/node_modules');
    const dist = path.join(modules, 'adobe-collection/dist');
    const project = path.join(folder(), 'project');
    fs.mkdirSync(dist, { recursive: true });
    fs.mkdirSync(project);
    fs.writeFileSync(path.join(dist, '../package.json'), '{ "version": "1.2.3" }');
    const record = { packages: { 'node_modules/adobe-collection': { resolved } } };
    fs.writeFileSync(path.join(modules, '.package-lock.json'), JSON.stringify(record));
    expect(packageSource(dist, project)).toBe(expected);
  });

  it('An empty folder is taken', async () => {
    expect((await runCli('init', folder())).status).toBe(0);
  });

  it('A folder with something in it, and a file, are refused', async () => {
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
