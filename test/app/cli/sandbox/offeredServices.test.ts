import fs from 'fs';
import path from 'path';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { makeLinksOutside, pathsOutside, runAsHost, stateOf } from './takenOver';
import { sample } from '../../../support/sample';

const folder = temporaryFolder();
const at = (...names: string[]): string => path.join(folder(), ...names);
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

beforeEach(() => makeLinksOutside(folder()));

const READING = ['exists', 'isWritable', 'stat', 'list', 'realPath', 'read', 'readStart'];
const LINKS = ['linkStat', 'readLink'];
const WRITING = ['write', 'append', 'create', 'makeFolder', 'makeTemporaryFolder', 'setMode', 'sync'];
const REMOVING = ['removeFile', 'removeAll'];
const TWO_PATHS = ['rename', 'link', 'copy'];
/** What follows the path. */
const MORE: Readonly<Record<string, string>> = {
  readStart: ', 9',
  write: ", 'x'",
  append: ", 'x'",
  create: ', { isSynced: false, like: { mode: 2541, user: 0, group: 0 } }',
  setMode: ', 511',
};

/** Asks one service for each path, and tells what came of it: the text of an answer, or the bytes as a text. */
async function answers(service: string, calls: readonly string[]): Promise<string[]> {
  const asked = calls.map(
    (call) =>
      `try { said.push(text(ask('disk.${service}', ${call}))) } catch (error) { said.push('thrown ' + error) }`,
  );
  const body = `var said = [];
    function text(answer) {
      if (typeof answer === 'string') return answer;
      return 'bytes ' + String.fromCharCode.apply(null, new Uint8Array(answer).slice(0, 99));
    }
    ${asked.join('\n')}
    return said;`;
  return (await runAsHost(folder(), body)) as string[];
}

/** An answer that gives nothing away. */
const NOTHING = /^\{"error":|^\{\}$|^\{"value":false\}$/;

describe('A service for a path that the command line did not name', () => {
  it.each(sample(8, [...READING, ...WRITING]))(
    'The service disk.%s returns nothing, and changes nothing',
    async (service) => {
      const before = stateOf(folder());
      // What begins like the name of a link is a name of its own.
      const links = service === 'makeTemporaryFolder' ? [at('inside/link'), at('inside/dangling')] : [];
      const calls = pathsOutside(folder())
        .filter((file) => !links.includes(file as string))
        .map((file) => JSON.stringify(file) + (MORE[service] ?? ''));
      const said = await answers(service, calls);
      expect(said).toHaveLength(calls.length);
      expect(
        said.map((answer, i) => `${calls[i]} -> ${answer}`).filter((_line, i) => !NOTHING.test(said[i]!)),
      ).toEqual([]);
      expect(stateOf(folder())).toEqual(before);
    },
  );

  it.each([...LINKS, ...REMOVING])(
    'The service disk.%s reaches the links in the folder themselves and nothing behind them',
    async (service) => {
      const outside = stateOf(at('other'));
      const own = ['link', 'dangling'].map((name) => at('inside', name));
      const calls = pathsOutside(folder())
        .filter((file) => !own.includes(file as string))
        .map((file) => JSON.stringify(file));
      const said = await answers(service, calls);
      expect(
        said.map((answer, i) => `${calls[i]} -> ${answer}`).filter((_line, i) => !NOTHING.test(said[i]!)),
      ).toEqual([]);
      await answers(
        service,
        own.map((file) => JSON.stringify(file)),
      );
      expect(stateOf(at('other'))).toEqual(outside);
    },
  );

  it.each(TWO_PATHS)('The service disk.%s takes nothing out and brings nothing in', async (service) => {
    const outside = stateOf(at('other'));
    const own = JSON.stringify(at('inside/a.txt'));
    const free = JSON.stringify(at('inside/free.txt'));
    const paths = pathsOutside(folder()).map((file) => JSON.stringify(file));
    await answers(
      service,
      paths.flatMap((file) => [`${file}, ${free}`, `${own}, ${file}`]),
    );
    expect(stateOf(at('other'))).toEqual(outside);
    expect(fs.readdirSync(folder()).sort()).toEqual(['inside', 'other']);
    const free2 = at('inside/free.txt');
    // A link may be moved: it leads nowhere from there either.
    const isLink = fs.lstatSync(free2, { throwIfNoEntry: false })?.isSymbolicLink() ?? true;
    expect(isLink || fs.readFileSync(free2, 'utf8') === 'mine').toBe(true);
  });

  it('Removing a folder removes its links, and not their targets', async () => {
    await answers('removeAll', [JSON.stringify(at('inside/top')), JSON.stringify(at('inside/folder'))]);
    expect(fs.readFileSync(at('other/secret.txt'), 'utf8')).toBe('the secret');
  });
});

describe('a picture', () => {
  const svg = (inner: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9">${inner}</svg>`;
  const ask = (picture: string, options = '{}'): Promise<unknown> =>
    runAsHost(folder(), `return ask('rasterizer.rasterize', ${JSON.stringify(picture)}, ${options})`);

  it.each([
    ...['/etc/x.png', 'x.png', '../x.png', 'file:///x.png', 'http://127.0.0.1/x.png', '//host/x.png', ''],
    ...[
      'data:/../../secret.png',
      'data:x',
      'data:,x',
      'data:image/png,x',
      'data:text/plain;base64,YQ==',
      'DATA:/x',
    ],
    ...[
      'data:image/svg+xml;base64,PHN2Zy8+',
      'data:image/gif;base64,R0lG',
      'data:image/png;charset=x;base64,YQ==',
    ],
    ...[
      ' data:image/png;base64,YQ==',
      'data:image/png;base64,../../secret',
      '&#x64;ata:/../../secret.png',
      '#a&#x2f;',
    ],
    ...['data:image/png;base64,&#47;', '\\\\server\\x.png', 'C:\\x.png', '&#35;x'],
  ])('A reference to %j is refused, in every form', async (reference) => {
    const forms = [
      `<image href="${reference}"/>`,
      `<image href='${reference}'/>`,
      `<image xlink:href = "${reference}"/>`,
      `<image\nHREF\n=\n"${reference}"/>`,
      `<filter id="f"><feImage href="${reference}"/></filter>`,
      `<use href="${reference}"/>`,
      `<image href="#a"/><image href="${reference}"/>`,
      `<image href=${reference}/>`,
    ];
    const pictures = JSON.stringify(forms.map(svg));
    const answers = await runAsHost(
      folder(),
      `return ${pictures}.map(function (picture) { return ask('rasterizer.rasterize', picture, {}) })`,
    );
    const refused = { error: 'a picture may hold no reference to a file' };
    expect((answers as string[]).map((text) => JSON.parse(text) as unknown)).toEqual(
      forms.map(() => refused),
    );
  });

  it.each([
    '<rect id="r" width="2" height="2"/><use href="#r"/>',
    `<image width="1" height="1" href="data:image/png;base64,${PNG}"/>`,
    `<image width="1" height="1" xlink:href='data:image/png;base64,${PNG}'/>`,
  ])('A reference to a part of the picture is drawn: %s', async (inner) => {
    expect(JSON.parse(String(await ask(svg(inner))))).toEqual({ value: { width: 9, height: 9 } });
  });

  it.each([
    '{ "scale": -1 }',
    '{ "scale": 0 }',
    '{ "scale": "NaN" }',
    '{ "scale": 1e9 }',
    '{ "scale": 1e308 }',
    '{ "scale": {} }',
    'null',
  ])('A size of %s is refused before anything is drawn', async (options) => {
    expect(JSON.parse(String(await ask(svg(''), options)))).toHaveProperty('error');
  });

  it.each(['1e9', '100000', '99999999999999999999'])(
    'A width of %s is refused before anything is drawn',
    async (width) => {
      const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}"/>`;
      expect(JSON.parse(String(await ask(picture)))).toHaveProperty('error');
    },
  );
});

it.each([
  ["ask('disk.readStart', FILE, -1)"],
  ["ask('disk.readStart', FILE, 1e308)"],
  ["ask('disk.readStart', FILE, 'x')"],
  ["outside('compression.inflateRaw', '[-1]', new ArrayBuffer(9))"],
  ["outside('compression.inflateRaw', '[1e308]', new ArrayBuffer(9))"],
  ["outside('compression.inflate', '[null]', new ArrayBuffer(9))"],
  ["outside('text.decode', '[\"no-such-encoding\"]', new ArrayBuffer(9))"],
  ["outside('text.decode', '[{}]', new ArrayBuffer(9))"],
  ['outside(\'text.decode\', \'["utf-8", { "fatal": true }]\', new Uint8Array([255]).buffer)'],
  ["ask('text.base64', '\\u20ac')"],
  ["ask('xml.findPlaces', '<a/>', NaN, 4)"],
  ["ask('xml.findPlaces', '<a/>', 9, -1)"],
  ["ask('processes.pause', NaN)"],
  ["ask('processes.pause', 'x')"],
  ["ask('paths.join', 1)"],
  ["ask('paths.resolve', {})"],
  ["ask('io.out', {})"],
  ["ask('disk.setMode', FILE, 'x')"],
  ["ask('__proto__')"],
  ["ask('toString')"],
  ['outside()'],
  ["outside('disk.read')"],
  ["outside('disk.read', '{}')"],
  ["outside('disk.read', 'null')"],
])('%s is refused', async (call) => {
  const file = JSON.stringify(at('inside/a.txt'));
  expect(
    JSON.parse(
      String(
        await runAsHost(
          folder(),
          `try { return ${call.replace('FILE', file)} } catch (error) { return JSON.stringify({ error: String(error) }) }`,
        ),
      ),
    ),
  ).toHaveProperty('error');
});
