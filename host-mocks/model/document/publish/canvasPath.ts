import { bareName } from '../../../../document/container/bareName';
import type { DocumentCore } from '../DocumentCore';

/** The script that HTML5 Canvas is published as by the current profile; only its name for a document that was never saved. */
export function canvasPath(document: DocumentCore): string {
  const { host, location, name, publishing } = document;
  const own = `${bareName(name)}.js`;
  const isNamed = publishing.readCanvas('default') === 'false';
  const named = isNamed ? publishing.readCanvas('filename')?.replace(/\\/g, '/') : undefined;
  const { paths } = host.platform;
  return location === undefined ? (named ?? own) : paths.resolve(paths.dirname(location), named ?? own);
}
