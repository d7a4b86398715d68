import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { exampleFiles, filesIn } from '../support/exampleFiles';
import { EXAMPLE, runCli, runWith } from '../support/runCli';

const folder = temporaryFolder();
const { script, copyExample } = exampleFiles(folder);

describe('run --save', () => {
  const RENAME =
    'var l = fl.getDocumentDOM().library; l.items[l.findItemIndex("backdrop/hill")].name = "mountain";';

  it('A run without --save changes nothing on disk', async () => {
    const copy = copyExample('sky');
    const before = filesIn(copy);
    expect((await runCli('run', script(RENAME), '-d', copy)).status).toBe(0);
    expect(filesIn(copy)).toEqual(before);
  });

  it.each(['sky', 'sky.fla'])(
    'A script that changes nothing leaves %s alone, and the run says so',
    async (name) => {
      const copy = path.join(folder(), name);
      await runCli('run', script('1'), '-d', copyExample('original'), `--save=${copy}`);
      const file = name === 'sky' ? path.join(copy, 'DOMDocument.xml') : copy;
      fs.utimesSync(file, 1, 1);
      const before = fs.readFileSync(file);
      const { status, err } = await runCli('run', '--save', script('fl.trace(document.name)'), '-d', copy);
      expect([status, err]).toEqual([
        0,
        `adobe-collection: ${name.replace(/^sky$/, 'sky.xfl')}: nothing to save; the file is unchanged\n`,
      ]);
      expect(fs.readFileSync(file).equals(before)).toBe(true);
      expect(fs.statSync(file).mtimeMs).toBe(1000);
    },
  );

  it.each([
    ['document.save()', 'Document.save'],
    ['fl.saveDocument(document)', 'fl.saveDocument'],
    ['fl.saveDocument(document, folder + "/other.fla")', 'fl.saveDocument'],
    ['document.saveAsCopy(folder + "/other.fla")', 'Document.saveAsCopy'],
    ['fl.saveDocumentAs(document)', 'fl.saveDocumentAs'],
  ])('Scripts save with --save only: %s', async (call, method) => {
    const copy = copyExample('sky');
    const file = script(
      `var folder = fl.scriptURI.replace("/a.jsfl", ""); ${RENAME} fl.trace(${call}); fl.trace(${call})`,
    );
    const before = filesIn(folder());
    const refused = await runCli('run', file, '-d', copy);
    expect([refused.status, refused.out]).toEqual([1, 'false\nfalse\n']);
    expect(refused.err).toBe(
      [
        `adobe-collection: ${method}: night-sky.xfl is not saved without --save\n`,
        'adobe-collection: a document was not saved, as scripts save with --save only: add --save, or --dry-run to see what would change\n',
      ].join(''),
    );
    expect(filesIn(folder())).toEqual(before);
    const answers = ['one.fla', 'two.fla'].map((name) => `--answer=${path.join(folder(), name)}`);
    const { out } = await runCli('run', '--save', ...answers, file, '-d', copy);
    expect(out).toMatch(/^true\n/);
    expect(filesIn(folder())).not.toEqual(before);
  });

  it('A document that a script closed is not written', async () => {
    const copy = copyExample('sky');
    const before = filesIn(copy);
    const file = script(`${RENAME} fl.closeDocument(document, false)`);
    const { status, err } = await runCli('run', '--save', file, '-d', copy);
    expect([status, err]).toEqual([0, 'adobe-collection: night-sky.xfl: not saved: a script closed it\n']);
    expect(filesIn(copy)).toEqual(before);
  });

  it('A document that the script itself changed on disk is saved', async () => {
    const copy = copyExample('sky');
    const file = script(
      `${RENAME} var uri = fl.scriptURI.replace("a.jsfl", "sky/DOMDocument.xml");
       FLfile.write(uri, FLfile.read(uri) + " ")`,
    );
    expect((await runCli('run', '--save', file, '-d', copy)).status).toBe(0);
    expect(filesIn(copy)['LIBRARY/backdrop/mountain.xml']).toBeDefined();
  });

  it('A document that changed on disk meanwhile is overwritten with --force only', async () => {
    const copy = copyExample('sky');
    const file = script(`${RENAME} fl.trace("renamed")`);
    const changeMeanwhile = (text: string): void => {
      if (text.includes('renamed')) fs.appendFileSync(path.join(copy, 'DOMDocument.xml'), ' ');
    };
    const { status, err } = await runWith({ out: changeMeanwhile }, ['run', '--save', file, '-d', copy]);
    expect([status, err]).toEqual([1, expect.stringContaining('changed on disk since it was opened')]);
    expect(filesIn(copy)['LIBRARY/backdrop/mountain.xml']).toBeUndefined();
    expect((await runCli('run', '--save', '--force', file, '-d', copy)).status).toBe(0);
    expect(filesIn(copy)['LIBRARY/backdrop/mountain.xml']).toBeDefined();
  });

  it('The old file is kept unchanged when writing fails', async () => {
    const copy = copyExample('sky');
    const target = path.join(folder(), 'new.fla');
    fs.writeFileSync(target, 'old');
    const rename = jest.spyOn(fs, 'renameSync').mockImplementation(() => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    });
    const { status, err } = await runCli('run', script(RENAME), '-d', copy, `--save=${target}`);
    rename.mockRestore();
    expect([status, fs.readFileSync(target, 'utf8')]).toEqual([1, 'old']);
    expect(err).toContain('new.fla');
    expect(fs.readdirSync(folder()).sort()).toEqual(['a.jsfl', 'new.fla', 'sky']);
  });

  it('The name of another kind of file is refused', async () => {
    const target = path.join(folder(), 'new.txt');
    const { status, err } = await runCli('run', script('1'), '-d', EXAMPLE, `--save=${target}`);
    expect([status, fs.existsSync(target)]).toEqual([2, false]);
    expect(err).toContain(`--save=${target}: expected an .fla file, or an XFL folder or .xfl file`);
  });

  it('A target that is separate from its option is reported', async () => {
    const { status, err } = await runCli('run', script('1'), '--save', 'new.fla', '-d', EXAMPLE);
    expect(status).toBe(2);
    expect(err).toContain('--save new.fla: write --save=new.fla to save there, or name the document before');
  });

  it('Changes are written back', async () => {
    const copy = copyExample('sky');
    const before = filesIn(copy);
    const { status, err } = await runCli('run', '--save', script(RENAME), '-d', copy);
    const saved = path.relative('', copy).split(path.sep).join('/');
    expect([status, err]).toEqual([0, `adobe-collection: saved ${saved}\n`]);
    const after = filesIn(copy);
    expect(Object.keys(after)).toContain('LIBRARY/backdrop/mountain.xml');
    expect(after['LIBRARY/stars/star.xml']).toBe(before['LIBRARY/stars/star.xml']);
    expect((await runCli('query', copy, 'mountain', '--items')).out).toContain('backdrop/mountain (graphic)');
  });

  it('A path after --save= is written as FLA or XFL by its name', async () => {
    const copy = copyExample('sky');
    const before = filesIn(copy);
    const target = path.join(folder(), 'new.fla');
    expect((await runCli('run', script(RENAME), '-d', copy, `--save=${target}`)).status).toBe(0);
    expect(fs.readFileSync(target, 'latin1').slice(0, 2)).toBe('PK');
    expect(filesIn(copy)).toEqual(before);
    expect((await runCli('query', target, 'mountain', '--items')).out).toContain(
      'backdrop/mountain (graphic)',
    );
  });

  it('A script that fails saves nothing', async () => {
    const copy = copyExample('sky');
    const before = filesIn(copy);
    expect((await runCli('run', '--save', script(`${RENAME} oops()`), '-d', copy)).status).toBe(1);
    expect(filesIn(copy)).toEqual(before);
  });
});
