import fs from 'fs';
import path from 'path';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { EXAMPLE, runCli, runWith } from '../support/runCli';

const folder = temporaryFolder();

/** A program that stands in for a browser: writes what it is asked to show into a file. */
function browserThat(does: string): string {
  const file = path.join(folder(), 'browser');
  fs.writeFileSync(file, `#!/bin/sh\n${does}\n`, { mode: 0o755 });
  return file;
}

describe('page', () => {
  it('One HTML file is written, which requests nothing else', async () => {
    const file = path.join(folder(), 'pages/sky.html');
    const { status, out, err } = await runCli('page', EXAMPLE, '-o', file);
    expect([status, out, err]).toEqual([0, `${file}\n`, '']);
    const page = fs.readFileSync(file, 'utf8');
    expect(page).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(page).not.toMatch(/\b(src|href)="(?!data:)/);
    const [heading, document] = ['<h1>', 'id="document"'].map((part) => page.indexOf(part));
    expect(heading).toBeGreaterThan(0);
    expect(heading).toBeLessThan(document);
    const [, policy] = /Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
  });

  it('The page is written to standard output without a file', async () => {
    const { status, out } = await runCli('page', EXAMPLE);
    expect([status, out.startsWith('<!doctype html>')]).toEqual([0, true]);
  });

  it('The page is not printed on a terminal, except with -o -', async () => {
    const { status, out, err } = await runWith({ isRead: true }, ['page', EXAMPLE]);
    expect([status, out, err]).toEqual([
      2,
      '',
      expect.stringContaining('page: name a file, such as -o page.html'),
    ]);
    expect((await runWith({ isRead: true }, ['page', EXAMPLE, '-o', '-'])).status).toBe(0);
  });

  it('A file of another kind is refused', async () => {
    const { status, err } = await runCli('page', EXAMPLE, '-o', 'sky.txt');
    expect([status, err]).toEqual([
      2,
      expect.stringContaining('sky.txt: expected a name that ends in .html'),
    ]);
  });

  it('One file for several documents is refused', async () => {
    const copy = path.join(folder(), 'copy');
    fs.cpSync(EXAMPLE, copy, { recursive: true });
    const target = path.join(folder(), 'sky.html');
    const { status, err } = await runCli('page', EXAMPLE, copy, '-o', target);
    const message = 'several documents need {name} or {path} in --output, such as --output pages/{name}.html';
    expect([status, err]).toEqual([2, expect.stringContaining(message)]);
    expect(fs.existsSync(target)).toBe(false);
  });

  it('A folder that holds one document needs no {name}', async () => {
    const documents = path.join(folder(), 'documents');
    fs.cpSync(EXAMPLE, path.join(documents, 'sky'), { recursive: true });
    const target = path.join(folder(), 'sky.html');
    expect(await runCli('page', documents, '-o', target)).toMatchObject({ status: 0, out: `${target}\n` });
    expect(fs.existsSync(target)).toBe(true);
  });

  it('A file that is not a document is reported', async () => {
    const file = path.join(folder(), 'a.fla');
    fs.writeFileSync(file, 'hello');
    const { status, err } = await runCli('page', file, '-o', path.join(folder(), 'a.html'));
    expect([status, err]).toEqual([1, expect.stringContaining('is neither an FLA nor an XFL document')]);
  });
});

describe('open', () => {
  const before = process.env.BROWSER;
  afterEach(() => {
    if (before === undefined) delete process.env.BROWSER;
    else process.env.BROWSER = before;
  });

  it('The browser that BROWSER names gets a page, and its place is printed', async () => {
    process.env.BROWSER = browserThat(`echo "$1" > ${path.join(folder(), 'shown')}`);
    const { status, out, err } = await runCli('open', EXAMPLE);
    expect([status, err]).toEqual([0, '']);
    const shown = fs.readFileSync(path.join(folder(), 'shown'), 'utf8').trim();
    const page = new URL(shown);
    expect(page.protocol).toBe('file:');
    expect(path.basename(page.pathname)).toBe(path.basename(out.trim()));
    expect(fs.readFileSync(page, 'utf8')).toContain('<!doctype html>');
    fs.rmSync(path.dirname(page.pathname), { recursive: true });
  });

  it('The only document of a folder is shown, and several are refused by name', async () => {
    const copy = path.join(folder(), 'art/b');
    fs.cpSync(EXAMPLE, path.join(folder(), 'art/a'), { recursive: true });
    fs.cpSync(EXAMPLE, copy, { recursive: true });
    const { status, err } = await runCli('open', path.join(folder(), 'art'));
    expect([status, err]).toEqual([
      2,
      expect.stringContaining('holds 2 documents, and open shows one, such as '),
    ]);
  });

  it.each([
    ['is not there', () => path.join(folder(), 'none'), 'not found'],
    ['fails', () => browserThat('exit 3'), 'ended with 3'],
  ])('open prints the path of the page when the browser %s', async (_, browser, reason) => {
    process.env.BROWSER = browser();
    const { status, err } = await runCli('open', EXAMPLE);
    expect(status).toBe(1);
    expect(err).toContain(`no browser could be started (${process.env.BROWSER}: ${reason}); the page is `);
    const [, page] = /the page is (.*)/.exec(err) ?? [];
    fs.rmSync(path.dirname(page), { recursive: true });
  });
});
