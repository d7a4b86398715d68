import fs from 'node:fs';
import path from 'node:path';
import { packed } from '../../fuzz/exercise';
import { HAS_PIPES, makePipe } from '../../support/pipes';
import { temporaryFolder } from '../../support/temporaryFolder';

/** Text outside the folder of the configuration. */
export const SECRET = 'words-of-others';

const LAYERS = `<layers><DOMLayer name="art"><frames><DOMFrame index="0"><elements>
  <DOMSymbolInstance libraryItemName="star" name="a"/></elements></DOMFrame></frames></DOMLayer></layers>`;
export const DOCUMENT = `<DOMDocument xmlns="http://ns.adobe.com/xfl/2008/"><symbols><Include href="star.xml"/></symbols>
  <timelines><DOMTimeline name="Scene 1">${LAYERS}</DOMTimeline></timelines></DOMDocument>`;
export const SYMBOL = `<DOMSymbolItem xmlns="http://ns.adobe.com/xfl/2008/" name="star"><timeline>
  <DOMTimeline name="star"><layers><DOMLayer name="words"><frames><DOMFrame index="0"><elements>
  <DOMStaticText><textRuns><DOMTextRun><characters>star</characters><textAttrs><DOMTextAttrs face="Arial"/></textAttrs></DOMTextRun></textRuns></DOMStaticText>
  </elements></DOMFrame></frames></DOMLayer></layers></DOMTimeline></timeline></DOMSymbolItem>`;

interface ConfigurationFolder {
  /** The folder around `work`, where the document is, and `outside`. */
  folder(): string;
  /** Writes a file: a text, bytes, or an object as JSON. */
  write(name: string, content: object | string): void;
}

/**
 * Before each test a folder `work` with the document `a.fla`, in which the rules of the program find nothing, and files
 * that a configuration could name: modules that leave a file `RAN`, links out of the folder, a pipe. It is the current one.
 */
export function configurationFolder(): ConfigurationFolder {
  const folder = temporaryFolder();
  const here = process.cwd();

  function write(name: string, content: object | string): void {
    const file = path.join(folder(), name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    const isText = typeof content === 'string' || content instanceof Uint8Array;
    fs.writeFileSync(file, isText ? content : JSON.stringify(content));
  }

  /** A module that leaves a marker when it runs. */
  function code(name: string): string {
    const marker = JSON.stringify(path.join(folder(), 'RAN'));
    return `require('fs').writeFileSync(${marker}, '${name}'); module.exports = { rules: {}, check() {}, message: 'x' };`;
  }

  beforeEach(() => {
    write('outside/secret.json', `{ "${SECRET}": ${SECRET} }`);
    write('outside/rules.json', { rules: { own: { items: '*', message: SECRET } } });
    write('outside/own.js', code('outside'));
    write('work/own.js', code('own'));
    write('work/base.json', { rules: { base: { items: '*', message: 'base' } } });
    write('work/config.js', code('config').replace(/rules.*/, '};'));
    write('work/other.json', { extends: './own.js' });
    fs.symlinkSync('../outside/rules.json', path.join(folder(), 'work/link.json'));
    fs.symlinkSync('../outside', path.join(folder(), 'work/up'));
    fs.symlinkSync('/dev/zero', path.join(folder(), 'work/endless.json'));
    if (HAS_PIPES) makePipe(path.join(folder(), 'work/waits.json'));
    write(
      'work/a.fla',
      packed(
        new Map([
          ['DOMDocument.xml', DOCUMENT],
          ['LIBRARY/star.xml', SYMBOL],
        ]),
      ),
    );
    process.chdir(path.join(folder(), 'work'));
  });

  afterEach(() => process.chdir(here));

  return { folder, write };
}
