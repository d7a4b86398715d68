import { openHost } from '../../host-mocks/browser/index';
import { changesText } from '../../host-mocks/cli/diff/changesText';
import { compareFacts } from '../../host-mocks/cli/diff/compareFacts';
import { factsOf } from '../../host-mocks/cli/facts/factsOf';
import type { DocumentFacts } from '../../host-mocks/cli/facts/Facts';
import type { DocumentBytes, ToolRequests } from './protocol';

/** What changed from one document to another, one line for each change; none where they are the same. */
export function changesBetween({ before, after }: ToolRequests['changes']['ask']): string[] {
  return changesText(compareFacts(readFacts(before), readFacts(after)), false);
}

function readFacts({ bytes, name }: DocumentBytes): DocumentFacts {
  const host = openHost(bytes, { name });
  const document = host.inner.active;
  if (document === null) throw new Error(`${name}: no document`);
  try {
    return factsOf(document);
  } finally {
    host.dispose();
  }
}
