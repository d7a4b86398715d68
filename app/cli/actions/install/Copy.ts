import fs from 'node:fs';
import path from 'node:path';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { pathToWrite, pathBelow } from '../../../../platform/WritePath';
import type { FileSet } from '../../writing/FileSet';
import type { InstallRecord } from './InstallRecord';

/** The first line of every build of the library. */
const BANNER = /^\/\/ adobe-collection (\d\S*):/;

/** One file to be copied, compared with the file at its target. */
export class Copy {
  readonly target: string;
  /** The file at the target: none, the same, an earlier copy, another build of the library, or another file. */
  readonly state: 'new' | 'same' | 'copy' | 'build' | 'other';
  private readonly content: Buffer;
  private readonly before: Buffer | undefined;

  /** @throws Error where the target is a link */
  constructor(
    source: string,
    folder: string,
    private readonly record: InstallRecord,
  ) {
    const name = path.basename(source);
    this.target = path.join(folder, name);
    const file = pathBelow(nodePlatform, pathToWrite(nodePlatform, folder), name);
    this.content = fs.readFileSync(source);
    this.before = fs.existsSync(file) ? fs.readFileSync(file) : undefined;
    this.state = this.compare();
  }

  /** One line that says what copying does. */
  describe(): string {
    const { state, target, before } = this;
    if (state === 'new') return `copied     ${target}`;
    if (state === 'same') return `unchanged  ${target}`;
    if (state === 'copy') return `replaced   ${target} (an earlier copy there)`;
    if (state === 'build') return `replaced   ${target} (adobe-collection ${versionOf(before)} there)`;
    return `replaced   ${target} (another file there)`;
  }

  addTo(files: FileSet): void {
    const name = path.basename(this.target);
    if (this.state !== 'same') files.add(name, this.content);
    this.record.add(name, this.content);
  }

  private compare(): Copy['state'] {
    const { before, content } = this;
    if (before === undefined) return 'new';
    if (before.equals(content)) return 'same';
    if (versionOf(before) !== undefined && versionOf(content) !== undefined) return 'build';
    return this.record.holds(path.basename(this.target), before) ? 'copy' : 'other';
  }
}

function versionOf(file: Buffer | undefined): string | undefined {
  return file && BANNER.exec(file.toString('latin1', 0, 100))?.[1];
}
