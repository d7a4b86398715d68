import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { pathToWrite, pathBelow, type WritePath } from '../../../../platform/WritePath';
import type { FileSet } from '../../writing/FileSet';

const NAME = '.adobe-collection.json';

/**
 * The files that `install` wrote into a folder, each with its digest; kept as a file there. A file that is still
 * what `install` wrote may be replaced without asking.
 */
export class InstallRecord {
  private readonly file: WritePath;
  private readonly digests: Record<string, string>;

  /** @throws Error where the record is a link */
  constructor(folder: string) {
    this.file = pathBelow(nodePlatform, pathToWrite(nodePlatform, folder), NAME);
    this.digests = read(this.file);
  }

  /** True when `install` wrote this content under this name. */
  holds(name: string, content: Buffer): boolean {
    return Object.hasOwn(this.digests, name) && this.digests[name] === digest(content);
  }

  add(name: string, content: Buffer): void {
    this.digests[name] = digest(content);
  }

  get names(): string[] {
    return Object.keys(this.digests);
  }

  /** Removes the record, after all of its files. */
  remove(): void {
    if (fs.existsSync(this.file)) nodePlatform.disk.removeFile(this.file);
  }

  /** Written last: if the copying is killed, the next run finds the copied files unchanged. */
  addTo(files: FileSet): void {
    files.add(NAME, `${JSON.stringify(this.digests, null, 2)}\n`);
  }
}

/**
 * A record that cannot be read is empty: then every file there counts as another program's. Names outside the folder are ignored.
 */
function read(file: string): Record<string, string> {
  try {
    const entries = Object.entries(JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>);
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => isName(entry[0]) && typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

/** True for the name of a file in a folder, as each system writes it. */
function isName(name: string): boolean {
  return name !== '' && !/^\.\.?$|[\\/:]/.test(name);
}

function digest(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
