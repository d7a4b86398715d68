import type { XmlNode } from '../../../document/xml/XmlNode';
import { textOfNode } from '../facts/flatten';
import { shortened, type DescribedVersions } from './Conflict';
import { ofEach, type Side } from './Versions';

/** Three nodes as one short text each. */
export function described({ base, ours, theirs }: Partial<Record<Side, XmlNode>>): DescribedVersions {
  return ofEach<XmlNode | undefined, string | null>({ base, ours, theirs }, (node) =>
    node ? shortened(textOfNode(node).replace(/\s+/g, ' ')) : null,
  );
}
