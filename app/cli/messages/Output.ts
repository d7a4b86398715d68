import { BuildLog } from './BuildLog';
import { betweenCodes } from './colorText';
import { visible } from './visible';

/** Where a text goes. */
export interface Stream {
  write(text: string): void;
  /** True for a terminal, which obeys control characters. */
  isTerminal: boolean;
  /** True for the log of a build server, which people read and which obeys commands of its own. */
  isLog: boolean;
}

/**
 * The only way from this program to an output. Names, scripts and documents are not trusted: on a terminal and in the
 * log of a build server, control characters are shown as `\\u001b` instead. To a file or a pipe, texts go as they are.
 */
export class Output {
  private readonly log = new BuildLog();

  constructor(private readonly stream: Stream) {}

  /** A text that people read. */
  text(text: string): void {
    this.stream.write(this.shown(text));
  }

  /** The same for a text that `paint` has coloured. */
  painted(text: string): void {
    this.stream.write(betweenCodes(text, (part) => this.shown(part)));
  }

  /** Data for programs, such as the content of a file. */
  content(text: string): void {
    this.stream.write(this.stream.isTerminal ? visible(text) : text);
  }

  private shown(text: string): string {
    const { isTerminal, isLog } = this.stream;
    if (!isTerminal && !isLog) return text;
    return isLog ? this.log.disarm(visible(text)) : visible(text);
  }
}
