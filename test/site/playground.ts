import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { createHost, openHost } from '../../app';
import { linkTo } from '../../site/playground/address';
import { documentPath, hasDocuments } from '../support/documents';
import { itWhere } from '../support/where';
import type { WatchedPage } from '../support/browser';
import type { BuiltSite } from './BuiltSite';

/** What holds for the playground of a built site. */
export function describePlayground(site: () => BuiltSite): void {
  let watched: WatchedPage;
  let page: Page;

  async function openPlayground(hash = ''): Promise<void> {
    watched = await site().open(`/playground/${hash}`);
    ({ page } = watched);
  }

  async function waitForDocument(name: string): Promise<void> {
    await page.getByRole('heading', { name }).waitFor();
    await page.locator('.cm-content').waitFor();
  }

  async function run(script: string): Promise<void> {
    await page.getByRole('tab', { name: 'Script' }).click();
    await page.locator('.cm-content').fill(script);
    await page.getByRole('button', { name: 'Run' }).click();
  }

  async function output(): Promise<string> {
    await page.locator('.output pre').first().waitFor();
    return page.getByRole('log').innerText();
  }

  /** Saves the document as the page has it. */
  async function save(): Promise<string> {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as FLA' }).click();
    const file = path.join(site().folder, 'saved.fla');
    await (await download).saveAs(file);
    return file;
  }

  async function drop(name: string, bytes: Uint8Array): Promise<void> {
    const content = JSON.stringify(Buffer.from(bytes).toString('base64'));
    const data = await page.evaluateHandle(`
      const transfer = new DataTransfer();
      const part = Uint8Array.from(atob(${content}), (character) => character.charCodeAt(0));
      transfer.items.add(new File([part], ${JSON.stringify(name)}));
      transfer;
    `);
    await page.dispatchEvent('.playground', 'drop', { dataTransfer: data });
  }

  /** A document as text, without the line that names it. */
  const linesOf = (file: string): string[] =>
    openHost(file, { realm: 'separate' }).toTree().split('\n').slice(1);

  afterEach(async () => {
    expect(watched.faults).toEqual([]);
  });

  it('Sample, query and script of the address are shown, and stay there', async () => {
    await openPlayground(linkTo({ sample: 'pinwheels', query: 'wheel*', script: "$('wheel1').list();" }));
    await waitForDocument('pinwheels.fla');
    expect(await page.locator('.cm-content').innerText()).toBe("$('wheel1').list();");
    await page.getByRole('list', { name: 'Matches' }).getByRole('button').nth(2).waitFor();
    await page
      .getByRole('searchbox')
      .or(page.getByRole('combobox', { name: 'Query' }))
      .fill('wheel3');
    await page.waitForURL(/query=wheel3/);
    const matches = page.getByRole('list', { name: 'Matches' }).getByRole('button');
    // The answer comes after the address.
    await matches.nth(1).waitFor({ state: 'detached' });
    expect(await matches.count()).toBe(1);
    expect(page.url()).toContain('#sample=pinwheels&query=wheel3&script=');
  });

  it('The words of queries are completed with the keyboard', async () => {
    await openPlayground();
    await waitForDocument('night-sky.fla');
    const field = page.getByRole('combobox', { name: 'Query' });
    const list = page.getByRole('listbox', { name: 'Suggestions' });
    const loaded = page.waitForResponse(/words\.json/);
    await field.click();
    await loaded;
    await field.pressSequentially('*:movie');
    await list.getByRole('option', { name: 'movieclip' }).waitFor();
    await field.press('Enter');
    expect(await field.inputValue()).toBe('*:movieclip');
    await field.fill('$$');
    await field.pressSequentially(':unu');
    await list.getByRole('option', { name: 'unused' }).waitFor();
    await field.press('Escape');
    expect(await list.getByRole('option').count()).toBe(0);
    expect(await field.inputValue()).toBe('$$:unu');
  });

  it('A script that renames runs, says what changed, and what the host makes of it is saved', async () => {
    const script = "$('star*:movieclip').rename('renamed_##').list('now');";
    await openPlayground();
    await waitForDocument('night-sky.fla');
    await run(script);
    expect(await output()).toContain('renamed_01');
    await page.getByRole('tab', { name: 'Changes' }).click();
    const changes = page.getByRole('list', { name: 'What scripts changed' });
    await changes.waitFor();
    expect(await changes.innerText()).toContain('renamed from "star copy"');

    const host = openHost('examples/night-sky', { realm: 'separate' });
    host.runFile('dist/collection.jsfl');
    host.run(script);
    expect(linesOf(await save())).toEqual(host.toTree().split('\n').slice(1));

    await page.getByRole('tab', { name: 'Script' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('undone: ').waitFor();
    expect((await save().then(linesOf)).join('\n')).toContain('star copy: instance of stars/star');
    await page.getByRole('button', { name: 'Redo' }).click();
    await page.getByText('done again: ').waitFor();
    expect(linesOf(await save())).toEqual(host.toTree().split('\n').slice(1));
  });

  it('Errors that a script throws are shown with their line, and the place where it cannot be read', async () => {
    await openPlayground();
    await waitForDocument('night-sky.fla');
    const error = page.locator('.output .error');
    await run("$('*').list();\nfl.nothing.at.all;");
    await error.waitFor();
    expect(await output()).toMatch(/TypeError[^]*script\.jsfl:2/);
    await run("$('*').list();\n\n$('*').filter('star:nothing');");
    await error.filter({ hasText: 'SelectorError' }).waitFor();
    expect(await output()).toMatch(/SelectorError[^]*script\.jsfl:3/);
    await run('var a;\nvar b = {\n  c: 1\n  d: 2\n};');
    await error.filter({ hasText: /^SyntaxError/ }).waitFor();
    expect(await output()).toMatch(/^SyntaxError: .*\n\s*at script\.jsfl:4:3$/m);
  });

  it('The first scene is shown when a script deletes the symbol that is open', async () => {
    await openPlayground();
    await waitForDocument('night-sky.fla');
    const place = page.getByRole('navigation', { name: 'Timeline shown' });
    await page
      .getByRole('treeitem', { name: /^star\b/ })
      .first()
      .click();
    await place.locator('.symbol').waitFor();
    const path = await place.locator('.symbol').innerText();
    await run(`fl.getDocumentDOM().library.deleteItem('${path}');`);
    await place.locator('.symbol').waitFor({ state: 'detached' });
    expect(await page.locator('.notices .fault:visible').count()).toBe(0);
    await page.locator('.sheet img').waitFor();
  });

  it('An endless script is stopped, and the document is as it was before', async () => {
    await openPlayground();
    await waitForDocument('night-sky.fla');
    await run("$('*:symbol').attr('alpha', 10);\nwhile (true) ;");
    await page.getByRole('button', { name: 'Stop' }).click();
    expect(await output()).toContain('stopped');
    await page.getByRole('button', { name: 'Run' }).isEnabled();
    expect(linesOf(await save())).toEqual(linesOf(path.join(site().folder, 'playground/night-sky.fla')));
  });

  it('Scripts have no way to the network', async () => {
    const leak = `${site().origin}/leak`;
    const attempts = [
      `fetch('${leak}').then(null, function () {})`,
      `importScripts('${leak}')`,
      `new WebSocket('${leak.replace('http', 'ws')}')`,
      `new Worker('${leak}')`,
      `var request = new XMLHttpRequest(); request.open('GET', '${leak}'); request.send()`,
      `navigator.sendBeacon('${leak}')`,
    ];
    const parts = attempts.map((attempt) => `try { ${attempt}; } catch (error) {}`);
    await openPlayground();
    await waitForDocument('night-sky.fla');
    await run(`${parts.join('\n')}\nfl.trace('tried');`);
    expect(await output()).toContain('tried');
    // Requests would arrive later than the trace.
    await page.waitForTimeout(300);
    const asked = site().requests.filter((path) => path.includes('leak'));
    expect(asked).toEqual([]);
    // What was refused may be said in the console.
    const said = watched.faults.splice(0);
    expect(said.filter((line) => !/Content Security Policy|Refused/.test(line))).toEqual([]);
  });

  itWhere(
    hasDocuments,
    'no folder shared/documents beside the project',
    'opens a real document that is dropped, scrubs it, and saves it as it was',
    async () => {
      const file = documentPath('DefineMorphShape2');
      await openPlayground();
      await waitForDocument('night-sky.fla');
      const bytes = fs.readFileSync(file);
      await drop('dropped.fla', bytes);
      await waitForDocument('dropped.fla');
      const slider = page.getByRole('slider').first();
      await page.getByText('1 / 30').waitFor();
      await slider.fill('3');
      await page.getByText('4 / 30').waitFor();
      expect(linesOf(await save())).toEqual(linesOf(file));
    },
  );

  it('Names with markup are shown as text, and a huge stage does no harm', async () => {
    const name = '<img src=x onerror="document.title=1"><script>document.title=1<\\script>';
    const library = [{ name: `a/${name}`, layers: [{ name, elements: [{ text: name }] }] }];
    const elements = [
      { item: `a/${name}`, name },
      { text: name, x: 4, y: 4 },
    ];
    const literal = { width: 2e6, height: 2e6, library, layers: [{ name, elements }] };
    const host = createHost(literal, { roots: [site().folder] });
    const file = path.join(site().folder, 'hostile.fla');
    host.run(`fl.saveDocument(fl.getDocumentDOM(), ${JSON.stringify(`file://${file}`)});`);
    await openPlayground();
    await waitForDocument('night-sky.fla');
    await drop('<b>hostile.fla', fs.readFileSync(file));
    await waitForDocument('<b>hostile.fla');
    await page.getByRole('combobox', { name: 'Query' }).fill('*');
    await page.getByRole('list', { name: 'Matches' }).getByRole('button').first().waitFor();
    await run("$('*').list();");
    expect(await output()).toContain('<img src=x');
    expect(await page.title()).not.toBe('1');
    expect(await page.locator('.playground img[src="x"]').count()).toBe(0);
  });

  it('A file that is no document, or one file of a folder, is reported in one line, and what is open stays', async () => {
    await openPlayground();
    await waitForDocument('night-sky.fla');
    await run("$('*:symbol').attr('alpha', 10).list();");
    await page.getByRole('button', { name: 'Undo' }).isEnabled();
    await output();
    const before = linesOf(await save());
    for (const [name, words] of [
      ['notes.fla', /^notes\.fla: /],
      ['tests.xfl', /^tests\.xfl: .*drop the whole folder/],
    ] as const) {
      await drop(name, Buffer.from('no document'));
      await page.getByText(words).first().waitFor();
      expect(await page.getByRole('heading', { level: 1, name: 'night-sky.fla' }).count()).toBe(1);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save as FLA' }).click();
      expect((await download).suggestedFilename()).toBe('night-sky.fla');
      expect(linesOf(await save())).toEqual(before);
    }
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('undone: ').waitFor();
  });
}
