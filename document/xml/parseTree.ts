import { DocumentError } from '../container/DocumentError';
import type { DocumentLimits } from '../container/limits';
import { MalformedXml, type OffsetFinder } from '../../platform/OffsetFinder';
import { findOffsets } from './findOffsets';
import { ElementOffsets } from './ElementOffsets';
import { XmlNode } from './XmlNode';

/**
 * Parses a whole XML text and returns its root. Nodes are created at first access.
 * @throws DocumentError naming `path`, line and column when the text is not well formed, has a document type
 * or exceeds a limit.
 */
export function parseTree(
  path: string,
  source: string,
  limits: DocumentLimits,
  find: OffsetFinder = findOffsets,
): XmlNode {
  if (source.length > limits.maxTextLength) {
    throw new DocumentError(
      path,
      `is ${source.length} characters long; the limit maxTextLength is ${limits.maxTextLength}`,
    );
  }
  const numbers = tryToFind(path, source, () => find(source, limits.maxDepth));
  if (numbers.length === 0) throw new DocumentError(path, 'malformed XML: no root element');
  return XmlNode.read(ElementOffsets.of(source, numbers));
}

function tryToFind(path: string, source: string, find: () => Int32Array): Int32Array {
  try {
    return find();
  } catch (error) {
    if (!(error instanceof MalformedXml)) throw error;
    const line = conflictLine(source);
    throw new DocumentError(
      path,
      line === undefined
        ? error.message
        : `conflict markers of git at line ${line}; resolve the conflict, or merge the document anew with adobe-collection merge`,
    );
  }
}

/** The line of the first mark that git leaves at a conflict; undefined if there is none. */
function conflictLine(source: string): number | undefined {
  const start = source.search(/^<{7}(?: |\r?$)/m);
  return start < 0 ? undefined : source.slice(0, start).split('\n').length;
}
