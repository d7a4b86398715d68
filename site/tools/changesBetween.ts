import { openHost } from '../../app/browser/index';
import { changesText } from '../../app/cli/diff/changesText';
import { compareFacts } from '../../app/cli/diff/compareFacts';
import { factsOf } from '../../app/cli/facts/factsOf';
import type { DocumentFacts } from '../../app/cli/facts/Facts';
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
