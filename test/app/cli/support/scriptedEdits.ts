import { compareFacts } from '../../../../app/cli/diff/compareFacts';
import { factsOf } from '../../../../app/cli/facts/factsOf';
import { Decisions } from '../../../../app/cli/merge/Decisions';
import { mergeDocuments } from '../../../../app/cli/merge/mergeDocuments';
import { Host } from '../../../../app/host/Host';
import type { Document } from '../../../../host-mocks/model/document/Document';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { entriesOf, readOf, reopened } from './mergeEdits';

/** What scripts made of documents: a test opens it for each side and direction of a merge. */
const made = new Map<string, { name: string; entries: ReturnType<typeof entriesOf> }>();
/** One host for all scripts: most of what a script takes is the realm that it runs in. */
const host = new Host(nodePlatform, { realm: 'separate', onWarning: () => undefined });

/** A document after scripts, as it is read anew. */
export function edited(file: string, ...scripts: string[]): Document {
  const key = JSON.stringify([file, ...scripts]);
  let result = made.get(key);
  if (!result) {
    const document = host.open(file);
    for (const script of scripts) host.scripts.run(script, 'a.jsfl');
    result = { name: document.name, entries: entriesOf(document) };
    host.closeAll();
    made.set(key, result);
  }
  return readOf(result.name, result.entries);
}

/** What a document lacks of another one, and the conflicts of the merge that made it. */
export function outcome(base: Document, ours: Document, theirs: Document, expected: Document): unknown[] {
  const decisions = new Decisions();
  mergeDocuments(base, ours, theirs, decisions);
  const changes = compareFacts(factsOf(expected), factsOf(reopened(ours)));
  return [...decisions.open, ...changes.map(({ name, text }) => `${name}: ${text}`)];
}
