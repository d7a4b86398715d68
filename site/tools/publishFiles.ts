import { loadRasterizer, openHost } from '../../host-mocks/browser/index';
import { publishDocument } from '../../host-mocks/publish/publishDocument';
import type { PublishAsk, Published } from './protocol';

/** Publishes a document, as the command `publish` does; scripts that need a compiler are left out, and said. */
export async function publishFiles({ document, format, rasterizer }: PublishAsk): Promise<Published> {
  await loadRasterizer(rasterizer, []);
  const host = openHost(document.bytes, { name: document.name });
  const { active } = host.inner;
  if (active === null) throw new Error(`${document.name}: no document`);
  const { files, losses } = publishDocument(active, { to: format, scripts: 'drop' });
  return {
    files: files.map(({ path, bytes }) => ({ path, content: bytes })),
    losses: losses.map(({ where, what }) => `${where}: ${what}`),
  };
}
