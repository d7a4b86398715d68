import { EngineClient } from './client/EngineClient';
import { keepPageAddress, readPageAddress } from './pageAddress';
import type { Ask } from './protocol';
import { Viewer } from './ui/Viewer';

/** The text of a block of data in this page. */
function blockOf(id: string): HTMLElement {
  const block = document.getElementById(id);
  if (block === null) throw new Error(`this page has no ${id}`);
  return block;
}

function bytesOf(block: HTMLElement): Uint8Array<ArrayBuffer> {
  return decoded((block.textContent ?? '').trim());
}

function decoded(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) bytes[index] = text.charCodeAt(index);
  return bytes;
}

/** The pictures of videos, in pages of documents that have some. */
function videosIn(block: HTMLElement | null): Ask<'open'>['videos'] {
  const videos = JSON.parse(block?.textContent ?? '{}') as Record<string, string[]>;
  return Object.fromEntries(Object.entries(videos).map(([key, pictures]) => [key, pictures.map(decoded)]));
}

/** The script of the Worker is packed: it is much of the page. */
async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<Blob> {
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  const script = await new Response(unpacked).arrayBuffer();
  return new Blob([script], { type: 'text/javascript' });
}

async function show(): Promise<void> {
  const { name = 'document.fla' } = blockOf('document').dataset;
  const address = URL.createObjectURL(await unpack(bytesOf(blockOf('engine'))));
  const client = new EngineClient(() => new Worker(address));
  // It starts while the rest is made.
  client.start();
  const source = bytesOf(blockOf('document'));
  const videos = videosIn(document.getElementById('videos'));
  // What decodes MP3 is in pages of documents that have some.
  const mp3 = document.getElementById('mp3');
  const loadDecoder = async (): Promise<Uint8Array | undefined> => (mp3 ? bytesOf(mp3) : undefined);
  const { shown: at, query } = readPageAddress();
  const onShown = keepPageAddress(() => viewer);
  const viewer: Viewer = new Viewer(client, { canPublish: true, canInspect: true, loadDecoder, onShown });
  // It is of the first frame; an address may name another place.
  const picture = at ? null : document.getElementById('first-picture');
  document.body.replaceChildren(viewer.element);
  if (picture) viewer.element.querySelector('.stage')?.append(picture);
  await viewer.open({ source, name, videos }, undefined, at);
  picture?.remove();
  if (query !== '') viewer.query.text = query;
  // The user typed another address, or went back.
  addEventListener('hashchange', () => {
    const { shown } = readPageAddress();
    if (shown) void viewer.show(shown);
  });
}

show().catch((error: unknown) => {
  document.body.textContent = `This page cannot be shown: ${(error as Error).message}`;
});
