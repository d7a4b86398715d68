import { NodeCache } from '../../../document/xml/NodeCache';
import { XmlFile } from '../../../document/xml/XmlFile';
import type { XmlNode } from '../../../document/xml/XmlNode';

/** A cache of how often a node was read, and a file with one child in its root. */
function open(): { reads: NodeCache<number>; file: XmlFile; child: XmlNode } {
  const file = new XmlFile('a.xml', '<a><b/></a>');
  return { reads: new NodeCache((_node, before = 0) => before + 1), file, child: file.root.children[0] };
}

describe('a cache of nodes', () => {
  it('A value stays until the file of its node changes', () => {
    const { reads, file, child } = open();
    expect([reads.of(child), reads.of(child)]).toEqual([1, 1]);
    file.root.setAttr('c', '1');
    expect([reads.of(child), reads.of(child)]).toEqual([2, 2]);
  });

  it('A change of another file leaves it', () => {
    const { reads, child } = open();
    expect(reads.of(child)).toBe(1);
    open().file.root.setAttr('c', '1');
    expect(reads.of(child)).toBe(1);
  });

  it('A node that was moved to another file is read anew, however often both have changed', () => {
    const { reads, file, child } = open();
    const other = open().file;
    file.root.setAttr('c', '1');
    expect(reads.of(child)).toBe(1);
    child.remove();
    other.root.append(child);
    expect(child.file).toBe(other);
    expect(reads.of(child)).toBe(2);
  });

  it('A node in no file is read each time', () => {
    const { reads, child } = open();
    child.remove();
    expect([reads.of(child), reads.of(child)]).toEqual([1, 2]);
  });
});
