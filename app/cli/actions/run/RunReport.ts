import type { Document } from '../../../../host-mocks/model/document/Document';
import type { LeftOut } from '../../../../host-mocks/model/document/files/leaveOutMedia';
import type { Change } from '../../diff/Change';
import type { DiskChange } from '../../../../platform/overlay/DiskChange';
import type { CommandIo } from '../../Io';
import { errorLine } from '../../messages/errorLine';

/** What `run --json` prints of a run. */
interface Printed {
  status: 'done' | 'failed';
  error?: string;
  seconds: number;
  /** Everything that was traced, one text per call. */
  output: string[];
  alerts: string[];
  warnings: string[];
  /** How many texts of `output`, `alerts` and `warnings` are left out at their ends, as there are too many. */
  cut?: number;
  saved: string[];
  /** Data of media that saving left out, because nothing names them any more, by file. */
  leftOut?: ({ file: string } & LeftOut)[];
  /** With `--dry-run`: what would change, by document. */
  changes?: { document: string; changes: readonly Change[] }[];
  /** With `--dry-run`: what would be done to files besides. */
  files?: readonly DiskChange[];
}

/** Maximum number of characters of all texts in the JSON; each text counts as some more. */
const MAX_PRINTED = 2 ** 25;
const TEXT = 16;

/** What happens in a run: shown as it comes, or kept for JSON. */
export class RunReport {
  private readonly start = Date.now();
  private size = 0;
  private readonly printed: Printed = {
    status: 'done',
    seconds: 0,
    output: [],
    alerts: [],
    warnings: [],
    saved: [],
  };

  constructor(
    readonly isJson: boolean,
    private readonly io: Pick<CommandIo, 'out' | 'err' | 'warn'>,
  ) {}

  trace(text: string): void {
    if (this.isJson) this.keep(this.printed.output, text);
    else this.io.out(`${text}\n`);
  }

  alert(text: string): void {
    if (this.isJson) this.keep(this.printed.alerts, text);
    else this.io.err(`${text}\n`);
  }

  warn(text: string): void {
    if (this.isJson) this.keep(this.printed.warnings, text);
    else this.io.warn(text);
  }

  saved({ leftOut }: Document, file: string): void {
    this.printed.saved.push(file);
    if (leftOut.files > 0) (this.printed.leftOut ??= []).push({ file, ...leftOut });
  }

  changed(document: Document, changes: readonly Change[]): void {
    (this.printed.changes ??= []).push({ document: document.location ?? document.name, changes });
  }

  changedFiles(files: readonly DiskChange[]): void {
    this.printed.files = files;
  }

  /** Does a step of the run. The report ends with a step that fails. @throws what the step throws */
  watch<T>(step: () => T): T {
    try {
      return step();
    } catch (error) {
      this.printed.status = 'failed';
      this.printed.error = errorLine(error);
      this.end();
      throw error;
    }
  }

  end(): void {
    if (!this.isJson) return;
    this.printed.seconds = Math.round(Date.now() - this.start) / 1000;
    this.io.out(`${JSON.stringify(this.printed, null, 2)}\n`);
  }

  /** JSON is printed at the end of the run: until then all of it is in memory. */
  private keep(texts: string[], text: string): void {
    this.size += text.length + TEXT;
    if (this.size <= MAX_PRINTED) texts.push(text);
    else this.printed.cut = (this.printed.cut ?? 0) + 1;
  }
}
