import { XmlFile } from '../../xml/XmlFile';
import type { XmlNode } from '../../xml/XmlNode';
import { PARAMETER } from '../schema/instanceSchema';
import { recordOf } from '../schema/recordOf';

/** A parameter of a component's instance: `Inspectable`. */
export class DocumentParameter extends recordOf(PARAMETER) {
  constructor(readonly node: XmlNode) {
    super(node);
  }
}

/**
 * The parameters of an instance: its text is a list of `property` elements without a root.
 *
 * @throws DocumentError for a damaged list
 */
export function parametersOf(instance: XmlNode): DocumentParameter[] {
  const text = instance.child('parametersAsXML')?.text() ?? '';
  const list = new XmlFile('parametersAsXML', `<properties>${text}</properties>`).root;
  return list.children
    .flatMap((property) => property.childrenNamed('Inspectable'))
    .map((parameter) => new DocumentParameter(parameter));
}
