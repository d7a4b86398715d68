import { XmlFile } from '../../../document/xml/XmlFile';
import { XmlNode } from '../../../document/xml/XmlNode';
import { newTimeline } from '../timeline/newTimeline';
import { NAMESPACES, XFL_VERSION } from '../../../document/xfl/rootAttributes';

/**
 * The files of a new document: one scene with one empty layer.
 *
 * @param attributes - attributes of its root, besides those of every document
 */
export function newDocument(attributes: Readonly<Record<string, string>> = {}): Record<string, string> {
  const label = 'DOMDocument.xml';
  const own = { currentTimeline: '1', xflVersion: XFL_VERSION, nextSceneIdentifier: '2' };
  const root = XmlNode.create('DOMDocument', { ...NAMESPACES, ...own, ...attributes }, [
    XmlNode.create('timelines', {}, [newTimeline('Scene 1')]),
  ]);
  return { [label]: XmlFile.create(label, root).serialize() };
}
