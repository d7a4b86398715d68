import { loadRasterizer, openHost } from '../../app/browser/index';
import type { Document } from '../../host-mocks/model/document/Document';
import { publishCanvas } from '../../output/canvas/publishCanvas';
import { publishDocument } from '../../output/makers/publishDocument';
import { RefusedPlaces, type PublishOutcome } from '../../output/published/PublishOutcome';
import type { PublishAsk, Published } from './protocol';

/** Publishes a document, as the command `publish` does. Scripts that cannot be compiled are left out, and listed. */
export async function publishFiles({ document, format, rasterizer, player }: PublishAsk): Promise<Published> {
  await loadRasterizer(rasterizer, []);
  const host = openHost(document.bytes, { name: document.name });
  const { active } = host.inner;
  if (active === null) throw new Error(`${document.name}: no document`);
  const { files, losses } = published(active, format);
  return {
    files: files.map(({ path, bytes }) => ({ path, content: bytes })),
    losses,
    page: format === 'canvas' && player !== undefined ? pageOf(active, player) : undefined,
  };
}

/** A page runs the document's scripts as its author's page does; its preview has no rights. */
function published(
  { film }: Document,
  to: PublishAsk['format'],
): { files: PublishOutcome['files']; losses: string[] } {
  const faults: string[] = [];
  const make = (scripts?: 'drop'): PublishOutcome => publishDocument(film, { to, scripts });
  let outcome: PublishOutcome;
  try {
    outcome = make();
  } catch (error) {
    if (!(error instanceof RefusedPlaces)) throw error;
    faults.push(...error.places);
    outcome = make('drop');
  }
  return {
    files: outcome.files,
    losses: [...faults, ...outcome.losses.map(({ where, what }) => `${where}: ${what}`)],
  };
}

function pageOf(document: Document, player: string): string {
  const [page] = publishCanvas(document.film, { onePage: { player, isFitted: true } }).files;
  return new TextDecoder().decode(page.bytes);
}
