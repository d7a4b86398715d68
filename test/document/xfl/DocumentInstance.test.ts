import { DocumentInstance } from '../../../document/xfl/instances/DocumentInstance';
import { XmlNode } from '../../../document/xml/XmlNode';

describe('DocumentInstance', () => {
  it.each([
    [
      'graphic',
      { symbolType: 'graphic', loop: 'play once', firstFrame: '2' },
      ['graphic', 2, 'play once', false],
    ],
    [
      'warped asset',
      { symbolType: 'puppet', loop: 'loop', firstFrame: '1' },
      ['graphic', 0, 'single frame', true],
    ],
    ['instance without a type', {}, ['movie clip', 0, 'loop', false]],
  ])('A %s has the frame that it shows', (_name, attributes, expected) => {
    const node = XmlNode.create('DOMSymbolInstance');
    for (const [name, value] of Object.entries(attributes)) node.setAttr(name, value);
    const { symbolType, firstFrame, loop, isWarped } = new DocumentInstance(node);
    expect([symbolType, firstFrame, loop, isWarped]).toEqual(expected);
  });
});
