import type { CommandIo, Io } from '../Io';
import { shortened } from '../../../host-mocks/realm/shortened';
import { inFlags } from './inFlags';
import { Warnings } from './Warnings';
import { PREFIX } from './programName';
import { fromHere } from './shortPath';
import { visibleLine } from './visible';

/** The options that set how much is reported. */
interface LogOptions {
  quiet?: boolean;
  verbose?: boolean;
  color?: boolean;
}

/** Prints the messages of a command, as many as its options ask for. */
export class Logger {
  readonly io: CommandIo;
  private manner: LogOptions = {};
  private readonly warnings: Warnings;

  constructor(io: Io, temporaryFolder: CommandIo['temporaryFolder']) {
    // A message is one line, wherever it goes: names in it may contain line breaks.
    const say = (text: string): void =>
      io.err(`${PREFIX}${visibleLine(shortened(fromHere(inFlags(text))))}\n`);
    const isQuiet = (): boolean => this.manner.quiet ?? false;
    const isVerbose = (): boolean => this.manner.verbose ?? false;
    this.warnings = new Warnings(say, isVerbose);
    const takesColor = (): boolean => io.isColored && this.manner.color !== false;
    this.io = {
      ...io,
      warn: (text) => {
        if (!isQuiet()) this.warnings.add(text);
      },
      note: (text) => {
        if (!isQuiet()) say(text);
      },
      detail: (text) => {
        if (isVerbose()) say(text);
      },
      fail: say,
      line: (text) => io.out(`${io.isRead ? visibleLine(text) : text}\n`),
      temporaryFolder,
      get isColored() {
        return takesColor();
      },
      get isQuiet() {
        return isQuiet();
      },
      get isVerbose() {
        return isVerbose();
      },
    };
  }

  /** @param manner - the options of the command that runs */
  listen(manner: LogOptions): void {
    this.manner = manner;
  }

  /** Reports how many warnings were left out. */
  end(): void {
    if (!this.manner.quiet) this.warnings.end();
  }
}
