import type { ScriptError } from '../../../actionscript/syntax/SourceText';

/** Maximum number of faults that a message lists: a screen holds them. */
const MAX_LISTED = 12;

/** The scripts of a document cannot be published: what is wrong, place by place. */
export class RefusedScripts extends Error {
  /** One line for each fault, then lines about where sources were looked for. */
  readonly lines: readonly string[];
  /** How many there are: more than are listed. */
  readonly count: number;

  /** @param hints - lines that follow the faults */
  constructor(
    /** The name of the document. */
    readonly document: string,
    faults: readonly string[],
    hints: readonly string[] = [],
  ) {
    const more = faults.length - MAX_LISTED;
    const lines = [...faults.slice(0, MAX_LISTED), ...(more > 0 ? [`and ${more} more`] : []), ...hints];
    const count = faults.length;
    const what = count === 1 ? 'an error' : `${count} errors`;
    super([`${document} has ${what} in its scripts:`, ...lines.map((line) => `  ${line}`)].join('\n'));
    this.name = 'RefusedScripts';
    this.lines = lines;
    this.count = count;
  }
}

/** `scene "Scene 1", layer "code", frame 2, line 3, column 5: Expected ")".` */
export function faultLine({ file, line, column, message }: ScriptError): string {
  return `${file}, line ${line}, column ${column}: ${message}`;
}
