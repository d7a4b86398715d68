import { bareName } from '../../../../document/container/bareName';
import type { DocumentCore } from '../DocumentCore';

/** The SWF file of the current profile; only its name for a document that was never saved. */
export function swfPath(document: DocumentCore): string {
  const { host, location, name, publishing } = document;
  const own = `${bareName(name)}.swf`;
  const isNamed = publishing.readFormat('flashDefaultName', '1') === '0';
  const file = isNamed ? publishing.readFormat('flashFileName', own).replace(/\\/g, '/') : own;
  const { paths } = host.platform;
  return location === undefined ? file : paths.resolve(paths.dirname(location), file);
}
