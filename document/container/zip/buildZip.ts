import type { Container } from '../Container';
import {
  isMarker,
  isSameContent,
  MIMETYPE,
  MIMETYPE_CONTENT,
  PROXY_CONTENT,
  type Contents,
} from '../Contents';
import type { ZipRecord } from './readZipDirectory';
import { ZipBuilder } from './ZipBuilder';
import { ZipContainer } from './ZipContainer';
import type { ZipSave } from './ZipSave';

/** The FLA of a document with its changes, in pieces. */
export function buildZip({ platform, container, contents, place, limits }: ZipSave): Uint8Array[] {
  const zip = new ZipBuilder(platform, place.path, limits);
  if (container instanceof ZipContainer) rebuild(zip, container, contents);
  else build(zip, container, contents, place.documentName);
  return zip.finish(container instanceof ZipContainer ? container.comment : undefined);
}

/** Entries without a change are copied packed, in their order; new ones follow, and the mimetype is the last. */
function rebuild(zip: ZipBuilder, container: ZipContainer, contents: Contents): void {
  const folders = new Set<string>();
  for (const record of container.records) {
    if (record.isFolder) folders.add(record.name);
    if (record.name !== MIMETYPE) rewrite(zip, container, record, contents.get(record.name));
  }
  for (const [name, content] of contents) {
    if (content !== null && !container.has(name)) addWithFolders(zip, name, content, folders);
  }
  const mimetype = container.records.find(({ name }) => name === MIMETYPE);
  if (mimetype === undefined) return;
  if (mimetype.method === 0) zip.copy(container.label(MIMETYPE), container.zip, mimetype);
  else zip.replace(container.bytes(MIMETYPE), container.zip, mimetype);
}

function rewrite(
  zip: ZipBuilder,
  container: ZipContainer,
  record: ZipRecord,
  content: Uint8Array | null | undefined,
): void {
  const { name } = record;
  const isKept = content === undefined || (content !== null && isSameContent(container, name, content));
  if (isKept) zip.copy(container.label(name), container.zip, record);
  else if (content !== null) zip.replace(content, container.zip, record);
}

/** A new archive, in the order in which Animate writes one. */
function build(zip: ZipBuilder, container: Container, contents: Contents, documentName: string): void {
  const folders = new Set<string>();
  const names = new Set([...container.names(), ...contents.keys()].filter((name) => !isMarker(name)));
  for (const name of [...names].sort((a, b) => rank(a) - rank(b))) {
    const content = contents.has(name) ? contents.get(name) : container.bytes(name);
    if (content) addWithFolders(zip, name, content, folders);
  }
  zip.add(documentName.replace(/\.fla$/i, '') + '.xfl', PROXY_CONTENT);
  zip.add(MIMETYPE, MIMETYPE_CONTENT);
}

function rank(name: string): number {
  return name === 'DOMDocument.xml' ? 0 : name.includes('/') ? 2 : 1;
}

/** Adds an entry after those of its folders that the archive does not list yet. */
function addWithFolders(zip: ZipBuilder, name: string, content: Uint8Array, folders: Set<string>): void {
  for (let slash = name.indexOf('/'); slash >= 0; slash = name.indexOf('/', slash + 1)) {
    const folder = name.slice(0, slash + 1);
    if (!folders.has(folder)) zip.add(folder, new Uint8Array(0));
    folders.add(folder);
  }
  zip.add(name, content);
}
