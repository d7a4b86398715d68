import type { Film } from '../../../film/Film';
import type { Loss, PublishedFile } from '../../published/PublishOutcome';
import type { ScriptOptions } from '../page/ScriptFiles';
import { FilesBeside } from '../page/FilesBeside';

/**
 * Copies of the files that components show.
 *
 * @param written - what the document calls them, by their paths from the page
 * @param options - without a folder, the page is alone, and nothing is copied
 * @throws LimitError for a file that is too large
 */
export function copyFiles(
  film: Film,
  written: ReadonlyMap<string, string>,
  { folder, sources }: ScriptOptions,
): { files: PublishedFile[]; losses: Loss[] } {
  const beside = new FilesBeside(film, sources);
  const files: PublishedFile[] = [];
  const losses: Loss[] = [];
  for (const [path, name] of written) {
    const file = folder === undefined ? undefined : beside.media(name, path.split('/')[0]);
    if (file) files.push({ path, bytes: file.bytes });
    else losses.push({ where: 'components', what: whyNot(name, beside, folder) });
  }
  return { files, losses };
}

function whyNot(name: string, beside: FilesBeside, folder: string | undefined): string {
  if (folder !== undefined) return beside.whyNot('file', name);
  return `The file "${name}" is left out: the page is one file.`;
}
