import { quote } from './quote';

/** The version of the package; the build defines it. */
declare const PACKAGE_VERSION: string;

/** The first member of the file, which identifies it. */
const PROGRAM = 'adobe-collection: questions to Animate';

/**
 * The answers as JSON. They are written before each question, so that a question which crashes Animate or ends the
 * script leaves the earlier answers and its own id.
 */
export class Report {
  private readonly head = headLines();
  private readonly answers: string[] = [];
  /** Null if no file can be written. */
  private readonly uri = uriOfAnswers();

  /** Records the next question; null after the last one. */
  next(id: string | null): void {
    if (this.uri !== null) FLfile.write(this.uri, this.text(id));
  }

  add(answer: string): void {
    this.answers.push(answer);
  }

  /** Shows where the answers are; shows the answers themselves if they could not be written. */
  tell(): void {
    fl.trace(
      this.uri === null ? this.text(null) : `The answers are in ${FLfile.uriToPlatformPath(this.uri)}`,
    );
  }

  private text(asking: string | null): string {
    const last = `"answers": {\n    ${this.answers.join(',\n    ')}\n  }`;
    const members = this.head.concat(asking === null ? [] : [`"asking": ${quote(asking)}`], [last]);
    return `{\n  ${members.join(',\n  ')}\n}\n`;
  }
}

function headLines(): string[] {
  const version = textOf(() => fl.version);
  const language = textOf(() => fl.languageCode);
  return [
    `"program": ${quote(PROGRAM)}`,
    `"version": ${quote(PACKAGE_VERSION)}`,
    `"animate": ${quote(version)}`,
    `"platform": ${quote(version.split(' ')[0])}`,
    `"language": ${quote(language)}`,
  ];
}

function uriOfAnswers(): string | null {
  const folder = textOf(() => fl.configURI);
  return folder === '' || typeof FLfile === 'undefined' ? null : `${folder}adobe-collection-answers.json`;
}

/** The result of a function as a text; empty if it fails or returns nothing. */
function textOf(read: () => unknown): string {
  try {
    return String(read() || '');
  } catch {
    return '';
  }
}
