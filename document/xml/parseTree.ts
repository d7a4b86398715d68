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
  const numbers = tryToFind(path, () => find(source, limits.maxDepth));
  if (numbers.length === 0) throw new DocumentError(path, 'malformed XML: no root element');
  return XmlNode.read(ElementOffsets.of(source, numbers));
}

function tryToFind(path: string, find: () => Int32Array): Int32Array {
  try {
    return find();
  } catch (error) {
    throw error instanceof MalformedXml ? new DocumentError(path, error.message) : error;
  }
}
