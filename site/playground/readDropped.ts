import type { FilesByPath } from '../../viewer/protocol';

/** A document that the user chose. */
export interface ChosenDocument {
  name: string;
  source: Uint8Array | FilesByPath;
}

/** Characters of a path in a zip that name the main file of an XFL folder. */
const MAIN = 'DOMDocument.xml';

/** Files that stand for an XFL folder where programs read folders; alone they hold no document. */
const PART_OF_FOLDER = /\.xfl$|^DOMDocument\.xml$/i;

/**
 * Reads an FLA, a zip with an XFL folder in it, or the files of an XFL folder.
 *
 * @throws Error for no files, and for one file of an XFL folder without the others
 */
export async function readFiles(files: readonly File[]): Promise<ChosenDocument> {
  const [first] = files;
  if (first === undefined) throw new Error('no file was chosen');
  if (files.length > 1 || first.webkitRelativePath !== '') return readFolder(files.map(withPath));
  if (PART_OF_FOLDER.test(first.name))
    throw new Error(`${first.name}: this is one file of a document; drop the whole folder that contains it`);
  const bytes = new Uint8Array(await first.arrayBuffer());
  if (!/\.zip$/i.test(first.name)) return { name: first.name, source: bytes };
  const { unzipSync } = await import('fflate');
  const entries = Object.entries(unzipSync(bytes)).filter(([path]) => !path.endsWith('/'));
  // A zip of the files themselves is an FLA already.
  const isFla = entries.some(([path]) => path === MAIN);
  return { name: first.name, source: isFla ? bytes : Object.fromEntries(entries) };
}

/**
 * Reads what was dropped: a file, or a folder with all that is in it.
 *
 * @throws Error where nothing of it is a file
 */
export async function readDropped(data: DataTransfer): Promise<ChosenDocument> {
  const files = [...data.files];
  const entries = [...data.items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  const folder = entries.find((entry) => entry.isDirectory);
  if (folder === undefined) return readFiles(files);
  const inFolder: [string, File][] = [];
  await readEntry(folder, inFolder);
  return readFolder(inFolder);
}

function withPath(file: File): [string, File] {
  return [file.webkitRelativePath || file.name, file];
}

async function readFolder(files: readonly (readonly [string, File])[]): Promise<ChosenDocument> {
  const read = files.map(async ([path, file]) => [path, new Uint8Array(await file.arrayBuffer())] as const);
  const source = Object.fromEntries(await Promise.all(read));
  return { name: files[0]?.[0].split('/')[0] || 'document', source };
}

async function readEntry(entry: FileSystemEntry, found: [string, File][]): Promise<void> {
  const path = entry.fullPath.replace(/^\//, '');
  if (entry.isFile) {
    found.push([
      path,
      await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject)),
    ]);
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const next = (): Promise<FileSystemEntry[]> =>
    new Promise((resolve, reject) => reader.readEntries(resolve, reject));
  // A reader hands out its entries in parts, and none at the end.
  for (let part = await next(); part.length > 0; part = await next())
    for (const inner of part) await readEntry(inner, found);
}
