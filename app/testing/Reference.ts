import { nodePlatform } from '../../platform/node/nodePlatform';
import { writeFile } from '../../platform/writeFile';
import { pathToWrite } from '../../platform/WritePath';

const { disk, paths } = nodePlatform;

/** The members of the matcher context of Jest and Vitest that are used here. */
export interface MatcherContext {
  readonly testPath?: string;
  readonly currentTestName?: string;
  readonly isNot?: boolean;
  /** Contains the mode of updating, which is private in the types of Vitest. */
  readonly snapshotState?: object;
}

type Update = 'all' | 'new' | 'none';

/** The result of a matcher. */
export interface Verdict {
  pass: boolean;
  message(): string;
}

/** The file that a test compares with, in a folder next to the test and named after it. */
export class Reference {
  readonly file: string;
  private readonly update: Update;

  /**
   * @param folder - `__trees__` or `__pictures__`
   * @param extension - with its dot
   * @param name - in place of the test's name
   * @throws Error outside a test
   */
  constructor(context: MatcherContext, folder: string, extension: string, name?: string) {
    const { testPath, currentTestName, snapshotState } = context;
    const title = name ?? currentTestName;
    if (testPath === undefined || title === undefined)
      throw new Error('a reference file belongs to a test: call the matcher inside one');
    const own = paths.basename(testPath).replace(/\.(test|spec)?\.?\w+$/, '');
    const slug = title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '');
    this.file = paths.join(paths.dirname(testPath), folder, `${own}-${slug}${extension}`);
    this.update = (snapshotState as { _updateSnapshot?: Update } | undefined)?._updateSnapshot ?? 'new';
  }

  /** The content of the file; undefined if it has to be written now. */
  read(): Uint8Array | undefined {
    const exists = disk.exists(this.file);
    if (this.update === 'all' || (this.update === 'new' && !exists)) return undefined;
    if (!exists)
      throw new Error(
        `${this.file} is missing, and no new one is written with --ci or CI=true: run the test without it`,
      );
    return disk.read(this.file);
  }

  write(content: string | Uint8Array): void {
    writeFile(nodePlatform, pathToWrite(nodePlatform, this.file), content, { makesFolders: true });
  }

  /** Writes another file next to it, such as a picture of the differences. */
  writeBeside(suffix: string, content: Uint8Array): string {
    const extension = paths.extname(this.file);
    const file = `${this.file.slice(0, -extension.length)}.${suffix}${extension}`;
    writeFile(nodePlatform, pathToWrite(nodePlatform, file), content);
    return file;
  }
}
