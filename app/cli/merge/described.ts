import type { XmlNode } from '../../../document/xml/XmlNode';
import { textOfNode } from '../facts/flatten';
import { shortened } from './Conflict';

/** Three versions of a value, as a conflict says them. */
export interface DescribedVersions {
  base: string | null;
  ours: string | null;
  theirs: string | null;
}

/** What three nodes say, in short; null for one that is missing. */
export function described(nodes: { base?: XmlNode; ours?: XmlNode; theirs?: XmlNode }): DescribedVersions {
  const inShort = (node: XmlNode | undefined): string | null =>
    node ? shortened(textOfNode(node).replace(/\s+/g, ' ')) : null;
  return { base: inShort(nodes.base), ours: inShort(nodes.ours), theirs: inShort(nodes.theirs) };
}
