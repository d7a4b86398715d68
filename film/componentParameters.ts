import { parametersOf } from '../document/xfl/instances/DocumentParameter';
import type { XmlNode } from '../document/xml/XmlNode';

/** A parameter of a component that the Component inspector sets. */
export interface ComponentParameter {
  /** The property of the component: `label`. */
  readonly name: string;
  /** In the words of the document: `Boolean`, `Number`, `String`, `List`, `Color`, `Array`, `Collection`, `File Path` … */
  readonly type: string;
  /** As the document writes it. */
  readonly value: string;
}

/**
 * The parameters of a component, or those that its instance has of its own, as far as they set properties.
 *
 * @throws DocumentError for a damaged list
 */
export function componentParameters({ node }: { readonly node: XmlNode }): ComponentParameter[] {
  return parametersOf(node)
    .map(({ variable, name, type, defaultValue }) => ({ name: variable || name, type, value: defaultValue }))
    .filter(({ name }) => name !== '');
}
