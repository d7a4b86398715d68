import type { XmlNode } from '../../../document/xml/XmlNode';
import { lastOfSpan } from '../../../document/xfl/spans';

export const LABEL_TYPES = ['none', 'name', 'comment', 'anchor'] as const;

/** The attributes of a frame's label. An anchor is marked twice. */
export const LABEL_ATTRIBUTES = ['name', 'labelType', 'bookmark'] as const;

/** `name` and `labelType` of a frame always appear together: a new name makes a label of type `name`. */
export function writeName(frame: XmlNode, name: string): void {
  if (name === '') {
    for (const attribute of LABEL_ATTRIBUTES) frame.setAttr(attribute, null);
    return;
  }
  frame.setAttr('name', name, lastOfSpan(frame));
  if (frame.attr('labelType') === undefined) frame.setAttr('labelType', 'name', 'name');
}

/** Adobe's reference: setting a label to `none` clears the name. */
export function writeLabelType(frame: XmlNode, type: (typeof LABEL_TYPES)[number]): void {
  if (type === 'none') {
    writeName(frame, '');
    return;
  }
  frame.setAttr('labelType', type, 'name');
  frame.setAttr('bookmark', type === 'anchor' ? 'true' : null, 'labelType');
}
