import path from 'node:path';
import { Host } from '../../../host-mocks/Host';
import { openLiteral } from '../../../host-mocks/openLiteral';
import type { DocumentLiteral } from '../../../host-mocks/literal/DocumentLiteral';
import { checkDocument } from '../../../host-mocks/cli/lint/checkDocument';
import { rulesFor } from '../../../host-mocks/cli/lint/config/rulesFor';
import type { RuleEntry } from '../../../host-mocks/cli/lint/config/LintConfig';
import { describePlace } from '../../../host-mocks/cli/lint/describePlace';
import { LintedDocument } from '../../../host-mocks/cli/lint/LintedDocument';
import { nodePlatform } from '../../../host-mocks/platform/node/nodePlatform';
import { queriesOf } from '../../../host-mocks/query/loadLibrary';

const dist = path.resolve(__dirname, '../../../dist');

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
