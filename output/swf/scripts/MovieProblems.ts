import type { ScriptError } from '../../../actionscript/syntax/SourceText';
import type { Losses } from '../../published/Losses';
import { faultLine, RefusedScripts } from './RefusedScripts';
import type { SourceFiles } from './sources/SourceFiles';

/** What scripts of a movie cannot be published: refused with an error in the end, or left out and reported. */
export class MovieProblems {
  private readonly faults: string[] = [];

  constructor(
    private readonly document: string,
    /** True where scripts are left out. */
    readonly isDropping: boolean,
    private readonly losses: Losses,
  ) {}

  /** Notes code that cannot be published. @param what - what is lost where scripts are left out, as a sentence */
  refuse(where: string, what: string): void {
    if (this.isDropping) this.losses.add(where, what);
    else this.faults.push(`${where}: ${what}`);
  }

  /** Notes what is left out in any case. */
  lose(where: string, what: string): void {
    this.losses.add(where, what);
  }

  addErrors(errors: readonly ScriptError[]): void {
    this.faults.push(...errors.map(faultLine));
  }

  /** @throws RefusedScripts if there are faults */
  check(files: SourceFiles): void {
    const faults = [...new Set(this.faults)];
    if (faults.length > 0) throw new RefusedScripts(this.document, faults, files.hintsFor(faults));
  }
}
