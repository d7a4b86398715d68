import { Host } from '../../app/host/Host';
import { nodePlatform } from '../../platform/node/nodePlatform';
import { factsOf } from '../../app/cli/facts/factsOf';
import { openLiteral } from '../support/openModel';
import { runCli } from '../app/cli/support/runCli';
import { temporaryFolder } from '../support/temporaryFolder';
import { packed } from '../fuzz/exercise';
import { everyKind } from './support/everyKind';
import fs from 'fs';
import path from 'path';

const folder = temporaryFolder();
const EVIL = 'url(http://evil.example/a)';

/** The document with an element of each kind; every colour in it is replaced. */
function withColors(text: string): string {
  const files = new Map(
    Object.entries(everyKind()).flatMap(([name, content]) =>
      typeof content === 'string'
        ? [[name, content.replace(/(\w*color)="#[0-9A-F]{6}"/gi, (_all, key: string) => `${key}="${text}"`)]]
        : [],
    ),
  );
  const file = path.join(folder(), 'a.fla');
  fs.writeFileSync(file, packed(files));
  return file;
}

describe('An invalid colour of a document', () => {
  it('Scripts read the default', () => {
    const document = openLiteral({ backgroundColor: EVIL, layers: [{ attributes: { color: EVIL } }] });
    expect([document.backgroundColor, document.timelines[0].layers[0].color]).toEqual(['#FFFFFF', '#000000']);
  });

  it('Scripts read the default of filters, tints and texts, too', () => {
    const host = new Host(nodePlatform, { realm: 'separate' });
    host.open(withColors(EVIL));
    const answers = host.scripts.run(
      `var elements = document.getTimeline().layers[0].frames[0].elements, colors = [];
       for (var i = 0; i < elements.length; i++) {
         var e = elements[i], filters = e.filters || [];
         colors.push(e.colorMode == 'tint' ? e.tintColor : '', e.elementType == 'text' ? e.getTextAttr('fillColor') : '');
         for (var k = 0; k < filters.length; k++) colors.push(filters[k].color, filters[k].shadowColor, filters[k].colorArray);
       }
       colors.join(' ')`,
      'a.jsfl',
    );
    expect(answers).toContain('#000000');
    expect(answers).not.toMatch(/url/i);
  });

  it.each([
    ['render', (file: string) => [file]],
    ['render', (file: string) => [file, '--query', '*']],
    [
      'export',
      (file: string) => [file, '--to', 'svg', '--frames', '1', '-o', path.join(folder(), 'out.svg')],
    ],
    ['export', (file: string) => [file, '--to', 'svg', '--animated', '-o', path.join(folder(), 'out.svg')]],
    ['diff', (file: string) => [file, withoutColors(file), '--render', path.join(folder(), 'out.svg')]],
    ['tree', (file: string) => [file]],
  ])('%s writes the default', async (verb, args) => {
    const file = withColors(EVIL);
    const plain = await runCli(verb, ...args(withColors(EVIL)));
    expect(plain.err).not.toContain('defect');
    const out = path.join(folder(), 'out.svg');
    const written = fs.existsSync(out) ? fs.readFileSync(out, 'utf8') : plain.out;
    expect(written.length).toBeGreaterThan(100);
    expect(written).not.toContain('evil.example');
    fs.rmSync(file);
  });
});

/** Another document beside the first. */
function withoutColors(file: string): string {
  const other = file.replace(/a\.fla$/, 'b.fla');
  fs.writeFileSync(other, fs.readFileSync(withColors('#00FF00')));
  withColors(EVIL);
  return other;
}

it('The facts of a document keep an invalid colour: they are not a picture', () => {
  const host = new Host(nodePlatform, { realm: 'separate' });
  const facts = factsOf(host.open(withColors(EVIL)));
  expect(facts.backgroundColor).toBe('#FFFFFF');
  expect(JSON.stringify(facts)).toContain(EVIL);
});
