import fs from 'node:fs';
import path from 'node:path';
import { createHost, openHost } from '../../../app';
import { assumptions } from '../../../host-mocks/fidelity/assumptions';
import { askHost } from '../../../app/cli/actions/fidelity/askHost';
import { checkEs3 } from '../../../build/es3/check.cjs';
import { temporaryFolder } from '../../support/temporaryFolder';

const root = path.resolve(__dirname, '../../..');
const file = path.join(root, 'examples/commands/Ask Animate.jsfl');
const script = fs.readFileSync(file, 'utf8');
const own = askHost(script, {});
const folder = temporaryFolder();

describe('the questions', () => {
  const asked = assumptions.filter(({ unasked }) => unasked === undefined).map(({ id }) => id);

  it('Every assumption has an id of its own', () => {
    const ids = assumptions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z][a-z0-9-]{2,30}$/.test(id))).toEqual([]);
  });

  it('Every assumption has either a question or a reason why it has none', () => {
    expect([...own.answers.keys()].sort()).toEqual([...asked].sort());
    expect(assumptions.filter(({ unasked }) => unasked === '')).toEqual([]);
  });

  it.each(asked)('The headless host has an answer to %s', (id) => {
    expect(own.answers.get(id)).toEqual({ answer: expect.stringMatching(/./) });
  });

  it('The answers are the same each time', () => {
    expect(askHost(script, {})).toEqual(own);
  });
});

it('The script is ES3', () => {
  expect(checkEs3(script)).toEqual([]);
});

describe('the script in the headless host', () => {
  it('The script leaves open documents as they are, writes one file, and leaves nothing else', () => {
    const configDirectory = path.join(folder(), 'Configuration');
    fs.mkdirSync(configDirectory);
    const host = openHost(path.join(root, 'examples/night-sky'), { configDirectory });
    const before = [host.toTree(), host.document.name, host.fl.documents.length];
    host.runFile(file);
    expect([host.toTree(), host.document.name, host.fl.documents.length]).toEqual(before);
    expect(fs.readdirSync(configDirectory)).toEqual(['adobe-collection-answers.json']);
    expect(host.output.at(-1)).toBe(
      `The answers are in ${path.join(configDirectory, 'adobe-collection-answers.json')}`,
    );
  });

  it('The script leaves the settings of tools as they are, and no value in a global variable', () => {
    const host = createHost(undefined, { roots: [folder()] });
    const settings = (): unknown =>
      host.run(`
        var stroke = fl.createDocument().getCustomStroke('toolbar');
        [fl.objectDrawingMode, stroke.style, stroke.thickness]`);
    host.run('fl.objectDrawingMode = true');
    const before = settings();
    const names = Object.keys(host.global);
    host.runFile(file);
    expect(settings()).toEqual(before);
    const added = Object.keys(host.global).filter((name) => !names.includes(name));
    expect(added.map((name) => host.global[name])).toEqual([undefined]);
  });

  it('Where nothing can be written, the script prints the answers', () => {
    const host = createHost();
    host.runFile(file);
    expect(JSON.parse(host.output.at(-1) ?? '')).toMatchObject({ answers: { 'selection-adds': {} } });
  });

  it('Before each question the answers so far are written, with the id of the question', () => {
    const host = createHost(undefined, { roots: [folder()] });
    const texts: string[] = [];
    host.global.keep = (text: string) => texts.push(text);
    host.run(
      'var write = FLfile.write; FLfile.write = function (uri, text) { keep(text); return write(uri, text); }',
    );
    host.runFile(file);
    const written = texts.filter((text) => text.startsWith('{'));
    const last = JSON.parse(written.at(-1) ?? '') as { asking?: string; answers: object };
    expect(last.asking).toBeUndefined();
    const ids = Object.keys(last.answers);
    expect(written).toHaveLength(ids.length + 1);
    written.slice(0, -1).forEach((text, index) => {
      const { asking, answers } = JSON.parse(text) as { asking: string; answers: object };
      expect([asking, Object.keys(answers)]).toEqual([ids[index], ids.slice(0, index)]);
    });
  });
});
