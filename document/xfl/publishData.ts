import { checkText } from '../checks/checkValue';
import type { XmlNode } from '../xml/XmlNode';
import { addData, getData, removeData } from './persistentData';

/**
 * For which formats persistent data are published: an entry of the same list, whose name joins this word, the format
 * and the name of the data. Source: the FLA exporter of JPEXS.
 */
const PREFIX = 'PUB_PRST_DATA';

/** True when data are published in a format; without a name, when the document publishes any data. */
export function isPublished(owner: XmlNode, format: unknown, name: unknown = ''): boolean {
  return getData(owner, `${PREFIX}${String(format)}${String(name)}`) === 1;
}

/**
 * Publishes data in a format, or no longer; without a name, the data of the whole document.
 *
 * @param member The host's name of the method, for errors.
 */
export function setPublished(
  owner: XmlNode,
  member: string,
  { format, name = '', publish }: { format: unknown; name?: unknown; publish: unknown },
): void {
  const key = `${PREFIX}${checkText(`${member}: format`, format)}${checkText(`${member}: name`, name)}`;
  if (publish) addData(owner, member, key, 'integer', 1);
  else removeData(owner, key);
}
