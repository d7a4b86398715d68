import type { MadeFile } from '../tools/protocol';

/** Hands a file to the browser, which puts it where downloads go. */
export function saveFile(
  name: string,
  content: Uint8Array | string,
  type = 'application/octet-stream',
): void {
  const address = URL.createObjectURL(new Blob([content as BlobPart], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Hands one file over as it is, several as a zip. */
export async function saveFiles(base: string, files: readonly MadeFile[]): Promise<void> {
  if (files.length === 1) {
    saveFile(files[0].path, files[0].content);
    return;
  }
  const { strToU8, zipSync } = await import('fflate');
  const entries = files.map(({ path, content }) => [
    path,
    typeof content === 'string' ? strToU8(content) : content,
  ]);
  saveFile(`${base}.zip`, zipSync(Object.fromEntries(entries)), 'application/zip');
}

/**
 * Draws an SVG picture with the fonts of this machine.
 *
 * @returns the bytes of a PNG file
 * @throws Error where the browser cannot draw it
 */
export async function pngOf(svg: string, width: number, height: number): Promise<Uint8Array> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [width, height];
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    if (blob === null)
      throw new Error(`a picture of ${width} x ${height} pixels is too large for this browser`);
    return new Uint8Array(await blob.arrayBuffer());
  } finally {
    URL.revokeObjectURL(address);
  }
}
