import { hrefOf } from '../../document/xfl/itemPaths';
import { NAMESPACES } from '../../document/xfl/rootAttributes';
import { XmlFile } from '../../document/xml/XmlFile';
import { XmlNode } from '../../document/xml/XmlNode';
import { checkLiteral } from './checkLiteral';
import { listItems, sectionNodes, symbolRoot } from './literalItems';
import { attributeTexts } from './placement';
import { timelineNode } from './timelines';
import type { DocumentLiteral } from './DocumentLiteral';
import { DOCUMENT } from '../../document/xfl/schema/documentSchema';
import { withoutDefaults } from '../../document/xfl/schema/recordOf';

/**
 * The files of an XFL document for a literal: path -> text. So it is read from XML, as a real document is.
 *
 * @throws TypeError for a literal that does not describe a document; RangeError for an unknown key.
 */
export function buildXfl(literal: DocumentLiteral): Map<string, string> {
  checkLiteral(literal);
  const items = listItems(literal.library);
  const files = new Map([['DOMDocument.xml', documentText(literal, items)]]);
  for (const item of items.values()) {
    const root = symbolRoot(item, items);
    const path = `LIBRARY/${hrefOf(item.name)}`;
    if (root) files.set(path, XmlFile.create(path, root).serialize());
  }
  const { docClass, asVersion } = literal;
  if (docClass !== undefined || asVersion !== undefined) {
    files.set('PublishSettings.xml', publishSettings(docClass ?? '', asVersion ?? 3));
  }
  return files;
}

function documentText(literal: DocumentLiteral, items: ReturnType<typeof listItems>): string {
  if (literal.scenes && literal.layers)
    throw new TypeError('createHost: a document has layers or scenes, not both');
  const scenes = literal.scenes ?? [{ layers: literal.layers, currentFrame: literal.currentFrame }];
  const timelines = scenes.map((scene, index) =>
    timelineNode(('name' in scene ? scene.name : undefined) ?? `Scene ${index + 1}`, scene, items),
  );
  const { backgroundColor, width, height, frameRate, currentTimeline = 0 } = literal;
  const texts = attributeTexts(
    {
      ...NAMESPACES,
      ...withoutDefaults(DOCUMENT, {
        backgroundColor,
        width,
        height,
        frameRate,
        currentTimeline: currentTimeline + 1,
        xflVersion: DOCUMENT.xflVersion.initial,
        nextSceneIdentifier: scenes.length + 1,
      }),
    },
    literal.attributes,
  );
  const children = [...sectionNodes(items), XmlNode.create('timelines', {}, timelines)];
  return XmlFile.create('DOMDocument.xml', XmlNode.create('DOMDocument', texts, children)).serialize();
}

function publishSettings(docClass: string, asVersion: number): string {
  const properties = XmlNode.create('PublishFlashProperties', { enabled: 'true' }, [
    XmlNode.create('ActionScriptVersion', {}, [], String(asVersion)),
    XmlNode.create('DocumentClass', {}, [], docClass),
  ]);
  const profile = XmlNode.create('flash_profile', { version: '1.0', name: 'Default', current: 'true' }, [
    properties,
  ]);
  const root = XmlNode.create('flash_profiles', {}, [profile]);
  return XmlFile.create('PublishSettings.xml', root).serialize();
}
