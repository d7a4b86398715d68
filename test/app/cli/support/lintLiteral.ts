import path from 'node:path';
import { Host } from '../../../../app/host/Host';
import { openLiteral } from '../../../../app/host/openLiteral';
import type { DocumentLiteral } from '../../../../app/literal/DocumentLiteral';
import { checkDocument } from '../../../../app/cli/lint/checkDocument';
import { rulesFor } from '../../../../app/cli/lint/config/rulesFor';
import type { RuleEntry } from '../../../../app/cli/lint/config/LintConfig';
import { describePlace } from '../../../../app/cli/lint/describePlace';
import { LintedDocument } from '../../../../app/cli/lint/LintedDocument';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { queriesOf } from '../../../../app/query/loadLibrary';

const dist = path.resolve(__dirname, '../../../../dist');

/** A document that rules can look at. @param source - a literal, or the path of a document */
export function openLinted(source: DocumentLiteral | string): LintedDocument {
  const host = new Host(nodePlatform, { realm: 'separate' });
  const model = typeof source === 'string' ? host.open(source) : openLiteral(host, source);
  return new LintedDocument(host, model, queriesOf(host, dist));
}

/** What one rule says about a document: a line for each problem, with its place. */
export function problemsOf(document: LintedDocument, name: string, entry: RuleEntry): string[] {
  const config = {
    name: 'test',
    isTrusted: true,
    sources: [],
    layers: [{ folder: '/', rules: { [name]: entry } }],
  };
  return checkDocument(document, rulesFor(config, '/a.fla').rules).map(
    ({ place, message }) => `${describePlace(place)}: ${message}`,
  );
}
