import fs from 'node:fs';
import path from 'node:path';

const { O_RDONLY, O_DIRECTORY = 0, O_NOFOLLOW = 0 } = fs.constants;

/**
 * Where Linux lists the open files of a process: a path below an open folder goes through that very folder, even if it
 * was moved.
 */
const HELD = '/proc/self/fd';
const CAN_HOLD = fs.existsSync(HELD);

/**
 * A name in a folder that is held open. `at` resolves to the name in that very folder, even if another process replaces
 * the folder, or one above it, by a link meanwhile. (Systems other than Linux have no such paths: there `at` is the
 * path that was looked at.)
 */
export class OpenFolderEntry {
  private constructor(
    private readonly handle: number | undefined,
    /** The path of the folder, without links. */
    readonly folder: string,
    readonly name: string,
  ) {}

  /** @param name - a name, or an empty text for the folder itself. @throws Error if there is no such folder. */
  static hold(folder: string, name: string): OpenFolderEntry {
    if (!CAN_HOLD) return new OpenFolderEntry(undefined, fs.realpathSync.native(folder), name);
    const handle = fs.openSync(folder, O_RDONLY | O_DIRECTORY);
    try {
      return new OpenFolderEntry(handle, fs.readlinkSync(`${HELD}/${handle}`), name);
    } catch (error) {
      fs.closeSync(handle);
      throw error;
    }
  }

  get at(): string {
    return path.join(this.handle === undefined ? this.folder : `${HELD}/${this.handle}`, this.name);
  }

  /** The path of the name, in a folder without links. */
  get path(): string {
    return path.join(this.folder, this.name);
  }

  /** The file or folder there; of a link, the link itself. Undefined if nothing exists there. */
  stat(): fs.Stats | undefined {
    return fs.lstatSync(this.at, { throwIfNoEntry: false });
  }

  /** Opens the file itself; a link is refused. */
  open(flags: number, mode = 0o666): number {
    return fs.openSync(this.at, flags | O_NOFOLLOW, mode);
  }

  release(): void {
    if (this.handle !== undefined) fs.closeSync(this.handle);
  }
}
