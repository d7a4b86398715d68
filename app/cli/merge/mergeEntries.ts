import { isMarker } from '../../../document/container/Contents';
import { hasSameBytes } from '../../../document/container/hasSameBytes';
import type { DocumentFiles } from '../../../document/xfl/DocumentFiles';
import type { XmlNode } from '../../../document/xml/XmlNode';
import { PUBLISHING } from '../facts/Facts';
import { PUBLISH_SETTINGS } from '../facts/factsOf';
import type { MergeRun } from './MergeRun';
import type { NodeMerge } from './NodeMerge';
import { ofEach } from './Versions';
import type { PairedDocuments } from './matchLibraries';

/** Entries that a program writes anew with each save. */
const OF_PROGRAM = /^(META-INF\/|bin\/SymDepend\.cache$|mimetype$)/;

/**
 * Merges the entries of documents that are neither DOMDocument.xml nor symbols: publish settings, the data of media, and
 * others.
 *
 * @param owners - the items that name an entry, for messages
 * @param done - entries that were merged already
 */
export function mergeEntries(
  { base, ours, theirs }: PairedDocuments,
  owners: ReadonlyMap<string, string>,
  done: ReadonlySet<string>,
  nodes: NodeMerge,
  run: MergeRun,
): void {
  const names = new Set([base, ours, theirs].flatMap(({ files }) => files.container.names()));
  for (const name of names) {
    if (isMarker(name) || done.has(name) || name === 'DOMDocument.xml' || /^LIBRARY\/.*\.xml$/i.test(name))
      continue;
    const bytes = ofEach({ base, ours, theirs }, ({ files }) => bytesOf(files, name));
    if (isSame(bytes.ours, bytes.theirs) || isSame(bytes.base, bytes.theirs)) continue;
    if (!isSame(bytes.base, bytes.ours)) {
      if (OF_PROGRAM.test(name)) continue;
      const isXml = bytes.ours && bytes.theirs && /\.xml$/i.test(name);
      if (isXml && mergeXml([base.files, ours.files, theirs.files], name, nodes)) continue;
      const item = owners.get(name);
      const answer = run.decisions.ask({
        ...(item === undefined ? {} : { item }),
        what: `file ${name}`,
        ...ofEach(bytes, sizeOf),
      });
      if (answer !== 'theirs') continue;
    }
    run.note(() => {
      if (bytes.theirs) ours.files.write(name, bytes.theirs);
      else ours.files.remove(name);
    });
  }
}

function bytesOf(files: DocumentFiles, name: string): Uint8Array | undefined {
  return files.has(name) ? files.bytes(name) : undefined;
}

function isSame(one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  return one && other ? hasSameBytes(one, other) : one === other;
}

function sizeOf(bytes: Uint8Array | undefined): string | null {
  return bytes ? `${bytes.length} bytes` : null;
}

/** Merges an entry of XML by its values. False for one that a side cannot read as XML. */
function mergeXml(sides: readonly DocumentFiles[], name: string, nodes: NodeMerge): boolean {
  const [base, ours, theirs] = rootsOf(sides, name);
  if (!ours || !theirs || ours.name !== theirs.name) return false;
  const isPublishing = name === PUBLISH_SETTINGS;
  nodes.mergeInside(
    { base, ours, theirs },
    isPublishing
      ? { place: { part: PUBLISHING }, path: [] }
      : { place: {}, path: [name.replace(/\.xml$/i, '')] },
  );
  return true;
}

/** The roots of an entry in each version; none if one is not XML. */
function rootsOf(sides: readonly DocumentFiles[], name: string): (XmlNode | undefined)[] {
  try {
    return sides.map((files) => files.xml(name)?.root);
  } catch {
    return [];
  }
}
