import type { PublishedFile } from '../../published/PublishOutcome';
import { folderBelow, leafOfPath } from '../../published/pathBelow';
import type { FilesBeside } from './FilesBeside';

/** The scripts that a template loads: their addresses, in quotes. A tag ends where another one begins. */
const SCRIPTS = /<script\b[^<>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

/** Addresses of servers, and words of the template that are replaced. */
const NOT_LOCAL = /^[a-z][a-z\d+.-]*:|^[\\/]|\$[A-Z]/i;

/**
 * Copies of the script files that a template names itself, where it says, below the page.
 *
 * @param isAlone - the page is one file, and nothing is copied
 * @throws LimitError for a file that is too large
 */
export function templateFiles(
  template: string,
  beside: FilesBeside,
  isAlone: boolean,
  lose: (what: string) => void,
): PublishedFile[] {
  const copies = new Map<string, PublishedFile>();
  for (const [, double, single] of template.matchAll(SCRIPTS)) {
    const address = double ?? single;
    if (address === '' || NOT_LOCAL.test(address)) continue;
    const written = decoded(address.replace(/[?#].*$/s, ''));
    if (copies.has(written)) continue;
    const file = isBelow(written) && !isAlone ? beside.script(written, '') : undefined;
    if (file) copies.set(written, { path: written, bytes: file.bytes });
    else
      lose(
        isAlone ? `The script file "${written}" is left out: the page is one file.` : why(written, beside),
      );
  }
  return [...copies.values()];
}

function why(written: string, beside: FilesBeside): string {
  if (isBelow(written)) return beside.whyNot('script file', written);
  return `The script file "${written}" is left out: it is not below the page, or not every system takes its name.`;
}

/** True for the path of a file below the page, by names that every system takes. */
function isBelow(path: string): boolean {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return folderBelow(folder) + (leafOfPath(path) ?? '') === path;
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
