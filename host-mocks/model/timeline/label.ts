import type { XmlNode } from '../../../document/xml/XmlNode';
import { LABEL, type LabelType } from '../../../document/xfl/schema/timelineSchema';
import { lastOfSpan } from '../../../document/xfl/spans';

/** The attributes of a frame's label. An anchor is marked twice. */
export const LABEL_ATTRIBUTES = Object.keys(LABEL);

/** `name` and `labelType` of a frame always appear together: a new name makes a label of type `name`. */
export function writeName(frame: XmlNode, name: string): void {
  if (name === '') {
    for (const attribute of LABEL_ATTRIBUTES) frame.setAttr(attribute, null);
    return;
  }
  LABEL.name.write(frame, name, lastOfSpan(frame));
  LABEL.labelType.write(frame, LABEL.labelType.read(frame), 'name');
}

/** Adobe's reference: setting a label to `none` clears the name. */
export function writeLabelType(frame: XmlNode, type: 'none' | LabelType): void {
  if (type === 'none') {
    writeName(frame, '');
    return;
  }
  LABEL.labelType.write(frame, type, 'name');
  LABEL.bookmark.write(frame, type === 'anchor', 'labelType');
}
