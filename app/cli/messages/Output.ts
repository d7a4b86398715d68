import { BuildLog } from './BuildLog';
import { betweenCodes } from './colorText';
import { visible } from './visible';

/** Where a text goes. */
export interface Stream {
  write(text: string): void;
  /** True for a terminal, where some characters act. */
  isTerminal: boolean;
  /** True for the log of a build server, which people read and which has commands of its own. */
  isLog: boolean;
}

/**
 * The one way from this program to an output. Names, scripts and documents are other people's: on a terminal and in the
 * log of a build server, what would act there is shown as `\\u001b` instead. To a file or a pipe, texts go as they are.
 */
export class Output {
  private readonly log = new BuildLog();

  constructor(private readonly stream: Stream) {}

  /** A text that people read. */
  text(text: string): void {
    this.stream.write(this.shown(text));
  }

  /** The same with colours, which `paint` gave it. */
  painted(text: string): void {
    this.stream.write(betweenCodes(text, (part) => this.shown(part)));
  }

  /** The content of a file, or what else programs read. */
  content(text: string): void {
    this.stream.write(this.stream.isTerminal ? visible(text) : text);
  }

  private shown(text: string): string {
    const { isTerminal, isLog } = this.stream;
    if (!isTerminal && !isLog) return text;
    return isLog ? this.log.disarm(visible(text)) : visible(text);
  }
}
