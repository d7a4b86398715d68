import fs from 'node:fs';
import { Host } from '../../../Host';
import { nodePlatform } from '../../../platform/node/nodePlatform';
import { factsOf } from '../../facts/factsOf';
import { factsText } from '../../facts/factsText';
import type { CommandIo } from '../../Io';
import { errorLine } from '../../messages/errorLine';

/** A pointer of Git LFS is a short text. */
const SHORT = 1024;

/** Prints a document as git compares it. git stops at a failure, so what is no document is told in a line. */
export function printForGit(file: string, io: Pick<CommandIo, 'out' | 'warn'>): void {
  try {
    const document = new Host(nodePlatform, { realm: 'separate' }).open(file);
    for (const warning of document.files.container.warnings ?? []) io.warn(warning);
    io.out(factsText(factsOf(document)));
  } catch (error) {
    const text = fs.statSync(file).size <= SHORT ? fs.readFileSync(file, 'utf8') : '';
    if (text.startsWith('version https://git-lfs')) io.out(text);
    else io.out(`cannot be read: ${errorLine(error).replaceAll(file, 'the document')}\n`);
  }
}
