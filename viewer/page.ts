import { EngineClient } from './client/EngineClient';
import { Viewer } from './ui/Viewer';

/** The text of a block of data in this page. */
function blockOf(id: string): HTMLElement {
  const block = document.getElementById(id);
  if (block === null) throw new Error(`this page has no ${id}`);
  return block;
}

function bytesOf(id: string): Uint8Array<ArrayBuffer> {
  const text = atob((blockOf(id).textContent ?? '').trim());
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** The script of the Worker is packed: it is much of the page. */
async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<Blob> {
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  const script = await new Response(unpacked).arrayBuffer();
  return new Blob([script], { type: 'text/javascript' });
}

async function show(): Promise<void> {
  const { name = 'document.fla' } = blockOf('document').dataset;
  const [source, engine] = [bytesOf('document'), bytesOf('engine')];
  const address = URL.createObjectURL(await unpack(engine));
  const viewer = new Viewer(new EngineClient(() => new Worker(address)));
  document.body.replaceChildren(viewer.element);
  await viewer.open({ source, name });
}

show().catch((error: unknown) => {
  document.body.textContent = `This page cannot be shown: ${(error as Error).message}`;
});
