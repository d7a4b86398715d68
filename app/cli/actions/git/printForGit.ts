import fs from 'node:fs';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { Host } from '../../../host/Host';
import type { ItemFacts } from '../../facts/Facts';
import { factsOf } from '../../facts/factsOf';
import { factsText, itemsText } from '../../facts/factsText';
import type { CommandIo } from '../../Io';
import { documentOfPart, partOf } from './documentPart';
import { errorLine } from '../../messages/errorLine';
import { PREFIX } from '../../messages/programName';
import { visible } from '../../messages/visible';

/** A pointer of Git LFS is a short text. */
const SHORT = 1024;

/** A document that takes longer is not compared, in seconds: `git log -p` asks for many. */
const PATIENCE = 30;

/**
 * Prints a document as git compares it, within a time limit. git stops at a failure, so what is not a document is described
 * in a line.
 *
 * @param seconds - the time limit for a document that is not printed yet
 */
export async function printForGit(file: string, io: CommandIo, seconds = PATIENCE): Promise<void> {
  if (io.isWorker) {
    io.out(printedDocument(file, io));
    return;
  }
  const printed = { out: '', err: '' };
  const worker = await io.startWorker({ seconds });
  const status = await worker.run(['git', 'textconv', '--', file], {
    out: (text) => (printed.out += text),
    err: (text) => (printed.err += text),
  });
  worker.stop();
  if (status === 0) io.err(printed.err);
  io.out(status === 0 ? printed.out : unreadable(printed.err.trim().replace(PREFIX, '')));
}

function printedDocument(file: string, io: Pick<CommandIo, 'warn'>): string {
  try {
    if (/\.xml$/i.test(file)) return textOfXml(fs.readFileSync(file, 'utf8'));
    const document = new Host(nodePlatform).open(file);
    document.files.container.listen?.(({ text, isLost }) => {
      if (!isLost) io.warn(text);
    });
    return visible(factsText(factsOf(document)));
  } catch (error) {
    const text = fs.statSync(file).size <= SHORT ? fs.readFileSync(file, 'utf8') : '';
    if (text.startsWith('version https://git-lfs')) return visible(text);
    return unreadable(errorLine(error).replaceAll(file, 'the document'));
  }
}

function unreadable(reason: string): string {
  return `cannot be read: ${reason}\n`;
}

/** A file of an XFL folder; XML of other programs stays as it is. */
function textOfXml(xml: string): string {
  return visible(partText(xml) ?? xml);
}

/**
 * One file of an XFL folder as git compares it: DOMDocument.xml, or the file of a symbol. git gives no more than this
 * file, so the content of others is not described. Undefined for other XML.
 *
 * @throws DocumentError for a file that cannot be read
 */
function partText(xml: string): string | undefined {
  const part = partOf(xml);
  if (part === undefined) return undefined;
  const facts = factsOf(documentOfPart(xml, part));
  if (part === 'symbol') return itemsText(facts.library);
  return factsText({ ...facts, library: facts.library.map(withoutContent) });
}

/** A symbol whose file is not available may be of any kind. */
function withoutContent(item: ItemFacts): ItemFacts {
  if (item.properties.file !== 'missing') return item;
  return { name: item.name, type: 'in a file of its own', properties: {} };
}
