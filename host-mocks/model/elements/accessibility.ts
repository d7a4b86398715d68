import { checked } from '../../../document/xfl/assign';
import { ACCESSIBILITY } from '../../../document/xfl/schema/documentSchema';
import type { XflAttribute } from '../../../document/xfl/schema/XflAttribute';
import type { XmlNode } from '../../../document/xml/XmlNode';

const { accName, description, shortcut, tabIndex, silent, forceSimple } = ACCESSIBILITY;
const SAID: readonly XflAttribute[] = [accName, description, shortcut, tabIndex, silent, forceSimple];

/**
 * Assigns an attribute of the Accessibility panel, and records whether there are any.
 *
 * @param member - the host's name of what is set, for errors
 * @throws HostError for a value that the attribute may not have
 */
export function setAccessibility<T>(
  node: XmlNode,
  attribute: XflAttribute<T>,
  member: string,
  value: unknown,
): void {
  const given = checked(attribute, member, value);
  if (attribute.read(node) === given) return;
  attribute.write(node, given);
  const isAny = SAID.some((each) => each.read(node) !== each.initial);
  ACCESSIBILITY.hasAccessibleData.write(node, isAny);
}
