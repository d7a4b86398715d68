import { escaped } from './visible';

/** Longer than any word of a command: `##vso[`, `##teamcity[`. */
const TAIL = 20;

/** The bracket of a command that counts anywhere in a line, in Azure Pipelines, TeamCity and GitHub Actions. */
const BRACKET = /(?<=##\w{0,16})\[/g;

/** The colon of a command of GitHub Actions, which begins a line. */
const COLON = /(^|\n)([^\S\n]*):/g;

/**
 * Texts for the log of a build server, which takes some lines for commands: they set variables, hide texts, mark files,
 * or end the reading of commands. A script or a document may contain such lines; they are shown instead of obeyed.
 *
 * Source: the runner of GitHub Actions (src/Runner.Common/ActionCommand.cs); the logging commands of Azure Pipelines;
 * the service messages of TeamCity.
 */
export class BuildLog {
  /** True when nothing but blanks is on the line so far. */
  private isAtStart = true;
  /** The end of the text so far, which arrives in arbitrary pieces. */
  private tail = '';

  /** The next piece of the text, without commands. */
  disarm(piece: string): string {
    const line = piece.slice(piece.lastIndexOf('\n') + 1);
    const wasAtStart = this.isAtStart;
    const before = this.tail;
    this.isAtStart = line.trim() === '' && (wasAtStart || line.length < piece.length);
    this.tail = (before + piece).slice(-TAIL);
    const shown = (before + piece)
      .replace(BRACKET, (bracket, at: number) => (at < before.length ? bracket : escaped(bracket)))
      .slice(before.length);
    return shown.replace(COLON, (found, start: string, blank: string) =>
      start === '' && !wasAtStart ? found : start + blank + escaped(':'),
    );
  }
}
