import fs from 'fs';
import path from 'path';
import { isDefect } from '../../app/cli/messages/isDefect';
import { Host } from '../../app/host/Host';
import { toTree } from '../../app/literal/toTree';
import { nodePlatform } from '../../platform/node/nodePlatform';
import { pictureOf } from '../../app/host/pictureOf';
import { rawZip } from '../document/container/rawZip';

const root = path.resolve(__dirname, '../..');

/** Names that are on Object.prototype. */
export const HOSTILE_NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'] as const;

/** Numbers, names and texts that programs stumble over. */
export const HOSTILE_VALUES = [
  ...HOSTILE_NAMES,
  ...['', ' ', '0', '-1', '1e308', '-1e308', 'NaN', 'Infinity', '2147483648', '1e-320', '0x10', 'true'],
  ...['../../etc/passwd', 'a/b/c', '\u202eabc', '\ud83d\ude00', '#zebra', '!0 0|', '[[[', 'x'.repeat(5000)],
];

const silent = (xml: string): string => xml.replace(/ *<media>[^]*<\/media>\n| soundName="[^"]*"/g, '');

/** The files of the example document, without its sound: their data are no text. */
export function exampleXml(): Map<string, string> {
  const folder = path.join(root, 'examples/night-sky');
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = names.filter((name) => name.endsWith('.xml'));
  return new Map(
    texts.map((name) => [name.replace(/\\/g, '/'), silent(fs.readFileSync(path.join(folder, name), 'utf8'))]),
  );
}

/** An FLA with these files. */
export function packed(files: ReadonlyMap<string, string>): Uint8Array {
  return rawZip([
    { name: 'mimetype', content: 'application/vnd.adobe.xfl', method: 0 },
    ...[...files].map(([name, content]) => ({ name, content })),
  ]);
}

const EDIT = `
  document.getTimeline().addNewLayer('added');
  $('*').each(function (element) { element.x += 1 });
  $$('*').length + $('*').length + $.all('*[x>0]').length;`;

/** Works on documents as a user would: query, tree, picture, edit, save, and opening again. */
export class Exercise {
  private host = this.makeHost();
  private left = 100;

  constructor(private readonly folder: string) {}

  /** @throws Error where a document ends in anything but a clear message */
  run(bytes: Uint8Array): 'fine' | 'refused' {
    if (this.left-- === 0) {
      this.host = this.makeHost();
      this.left = 100;
    }
    const file = path.join(this.folder, 'a.fla');
    fs.writeFileSync(file, bytes);
    try {
      const document = this.host.open(file);
      toTree(document);
      pictureOf(document);
      this.host.scripts.run(EDIT, 'edit.jsfl');
      document.saveAt(path.join(this.folder, 'b.fla'), { force: true });
      this.host.closeAll();
      this.host.open(path.join(this.folder, 'b.fla'));
      return 'fine';
    } catch (error) {
      this.check(error);
      return 'refused';
    } finally {
      this.host.closeAll();
    }
  }

  private check(error: unknown): void {
    const { message } = error as Error;
    if (
      isDefect(error) ||
      /does not take these values|Cannot read prop|is not a function|#<Object>/.test(message)
    )
      throw error;
    if (message.length > 2000) throw new Error(`a message of ${message.length} characters`);
    if (Object.keys(Object.prototype).length > 0) throw new Error('a member was added to Object.prototype');
  }

  private makeHost(): Host {
    const host = new Host(nodePlatform, { realm: 'separate', modern: true, roots: [this.folder] });
    host.scripts.runPlain(path.join(root, 'dist/collection.jsx'));
    return host;
  }
}
