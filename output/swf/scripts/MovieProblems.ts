import type { ScriptError } from '../../../actionscript/syntax/SourceText';
import type { Losses } from '../../published/Losses';
import { RefusedPlaces } from '../../published/PublishOutcome';
import type { SourceFiles } from './sources/SourceFiles';

/** Maximum number of faults that a message lists: a screen holds them. */
const MAX_LISTED = 12;

/** What scripts of a movie cannot be published: refused with an error in the end, or left out and reported. */
export class MovieProblems {
  private readonly faults: string[] = [];
  /** True once a fault names something without a source. */
  private isMissing = false;

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

  /** The same for a class that has no source. */
  refuseMissing(where: string, className: string): void {
    this.refuse(where, `Its class "${className}" has no source.`);
    this.isMissing = true;
  }

  /** Notes what is left out in any case. */
  lose(where: string, what: string): void {
    this.losses.add(where, what);
  }

  /** Notes what is there, and may be meant otherwise. */
  warn(where: string, what: string): void {
    this.losses.warn(where, what);
  }

  addErrors(errors: readonly ScriptError[]): void {
    for (const error of errors) this.faults.push(faultLine(error));
    this.isMissing ||= errors.some((error) => error.isMissing);
  }

  /** @throws RefusedPlaces if there are faults */
  check(files: SourceFiles): void {
    const faults = [...new Set(this.faults)];
    if (faults.length === 0) return;
    const more = faults.length - MAX_LISTED;
    throw new RefusedPlaces(
      `${this.document}: ${faults.length === 1 ? 'one error' : `${faults.length} errors`} in scripts; ` +
        'nothing is written (option scripts, --scripts=drop leaves scripts out)',
      [
        ...faults.slice(0, MAX_LISTED),
        ...(more > 0 ? [`and ${more} more`] : []),
        ...files.hints(this.isMissing),
      ],
    );
  }
}

/** `scene "Scene 1", layer "code", frame 2, line 3, column 5: Expected ")".` */
function faultLine({ file, line, column, message }: ScriptError): string {
  return `${file}, line ${line}, column ${column}: ${message}`;
}
