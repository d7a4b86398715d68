import type { XmlNode } from '../../../../document/xml/XmlNode';
import { childOrNew } from '../../../../document/xfl/childNodes';
import { libraryEntry, type PublishSettings } from './PublishSettings';

/** SWC files to compile with (`merge`, and runtime shared ones), or only against (`external`). */
export type LinkMode = 'merge' | 'external';

function entriesOf(settings: PublishSettings, linkage: LinkMode): XmlNode[] {
  const profile = settings.currentOrDefault;
  const list = profile.child('PublishFlashProperties')?.child('LibraryPath');
  const entries = list?.childrenNamed('library-path-entry') ?? [];
  return entries.filter(
    (entry) => (entry.child('linkage')?.text() === 'external') === (linkage === 'external'),
  );
}

/** Paths separated by semicolons. */
export function readLibraryPath(settings: PublishSettings, linkage: LinkMode): string {
  return entriesOf(settings, linkage)
    .map((entry) => entry.child('swc-path')?.text() ?? '')
    .join(';');
}

/** Entries whose path stays keep their other properties. */
export function writeLibraryPath(settings: PublishSettings, linkage: LinkMode, value: string): void {
  const list = childOrNew(settings.flashProperties(), 'LibraryPath');
  const wanted = value.split(';').filter((path) => path !== '');
  const entries = new Map(
    entriesOf(settings, linkage).map((entry) => [entry.child('swc-path')?.text(), entry]),
  );
  for (const entry of entries.values()) entry.remove();
  for (const path of wanted) list.append(entries.get(path) ?? libraryEntry(path, linkage));
}
