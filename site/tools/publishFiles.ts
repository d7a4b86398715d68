import { loadRasterizer, openHost } from '../../app/browser/index';
import type { Document } from '../../host-mocks/model/document/Document';
import { publishCanvas } from '../../output/canvas/publishCanvas';
import { publishDocument } from '../../output/makers/publishDocument';
import type { PublishAsk, Published } from './protocol';

/** Publishes a document, as the command `publish` does; scripts that need a compiler are left out, and said. */
export async function publishFiles({ document, format, rasterizer, player }: PublishAsk): Promise<Published> {
  await loadRasterizer(rasterizer, []);
  const host = openHost(document.bytes, { name: document.name });
  const { active } = host.inner;
  if (active === null) throw new Error(`${document.name}: no document`);
  // A page runs the document's scripts as its author's page does; its preview has no rights.
  const scripts = format === 'swf' ? 'drop' : undefined;
  const { files, losses } = publishDocument(active.film, { to: format, scripts });
  return {
    files: files.map(({ path, bytes }) => ({ path, content: bytes })),
    losses: losses.map(({ where, what }) => `${where}: ${what}`),
    page: format === 'canvas' && player !== undefined ? pageOf(active, player) : undefined,
  };
}

function pageOf(document: Document, player: string): string {
  const [page] = publishCanvas(document.film, { onePage: { player, isFitted: true } }).files;
  return new TextDecoder().decode(page.bytes);
}
