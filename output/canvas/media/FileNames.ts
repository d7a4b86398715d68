import { foldedName } from '../../../platform/foldedName';
import { fileName } from '../../../platform/fileName';

/** Maximum number of letters in a name: systems take 255 bytes, and a letter has up to four. */
const MAX_LENGTH = 60;

/** Names of the files of one publication: no two that some systems take for one. */
export class FileNames {
  private readonly taken = new Set<string>();

  /**
   * A path that is free from then on.
   *
   * @param folder - `images/`, or nothing
   * @param name - any text
   * @param ending - `.png`
   */
  take(folder: string, name: string, ending: string): string {
    const own = fileName([...name].slice(0, MAX_LENGTH).join(''));
    for (let number = 0; ; number++) {
      const path = folder + own + (number === 0 ? '' : `_${number}`) + ending;
      const key = foldedName(path);
      if (this.taken.has(key)) continue;
      this.taken.add(key);
      return path;
    }
  }
}
