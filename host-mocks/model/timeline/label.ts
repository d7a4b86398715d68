import type { XmlNode } from '../../xml/XmlNode';

export const LABEL_TYPES = ['none', 'name', 'comment', 'anchor'] as const;

/** `name` and `labelType` of a frame always stand together: a first name makes a label of type `name`. */
export function writeName(frame: XmlNode, name: string): void {
  frame.setAttr('name', name === '' ? null : name, 'duration');
  if (name === '') frame.setAttr('labelType', null);
  else if (frame.attr('labelType') === undefined) frame.setAttr('labelType', 'name', 'name');
}

/** Adobe's reference: setting a label to `none` clears the name. */
export function writeLabelType(frame: XmlNode, type: (typeof LABEL_TYPES)[number]): void {
  if (type === 'none') writeName(frame, '');
  else frame.setAttr('labelType', type, 'name');
}
