import fs from 'node:fs';
import path from 'node:path';

/** The first line of every build of the library. */
const BANNER = /^\/\/ adobe-collection (\d\S*):/;

/** One file to be copied, compared with what is there. */
export class Copy {
  /** What is there: nothing, the same, another build of the library, or something else. */
  readonly state: 'new' | 'same' | 'build' | 'other';
  /** Of another build of the library, its version. */
  readonly version?: string;

  constructor(
    private readonly source: string,
    readonly target: string,
  ) {
    if (!fs.existsSync(target)) {
      this.state = 'new';
      return;
    }
    const before = fs.readFileSync(target);
    const after = fs.readFileSync(source);
    this.version = versionOf(before);
    if (before.equals(after)) this.state = 'same';
    else this.state = this.version !== undefined && versionOf(after) !== undefined ? 'build' : 'other';
  }

  /** What is to be done or has been done, in words. */
  describe(): string {
    const before = this.state === 'build' ? `adobe-collection ${this.version} there` : 'another file there';
    if (this.state === 'same') return `unchanged  ${this.target}`;
    if (this.state === 'new') return `copied     ${this.target}`;
    return `replaced   ${this.target} (${before})`;
  }

  write(): void {
    if (this.state === 'same') return;
    fs.mkdirSync(path.dirname(this.target), { recursive: true });
    fs.copyFileSync(this.source, this.target);
  }
}

function versionOf(file: Buffer): string | undefined {
  return BANNER.exec(file.toString('latin1', 0, 100))?.[1];
}
