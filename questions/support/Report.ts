import { quote } from './quote';

/** The version of the package; the build puts it here. */
declare const PACKAGE_VERSION: string;

/** The first member of the file, by which it is known. */
const PROGRAM = 'adobe-collection: questions to Animate';

/**
 * The answers as JSON. They are written before each question, so that a question that ends Animate or the script leaves
 * those before it, and its own id.
 */
export class Report {
  private readonly head = headLines();
  private readonly answers: string[] = [];
  /** Null where nothing can be written. */
  private readonly uri = uriOfAnswers();

  /** Notes the question that is asked next; null behind the last one. */
  next(id: string | null): void {
    if (this.uri !== null) FLfile.write(this.uri, this.text(id));
  }

  add(answer: string): void {
    this.answers.push(answer);
  }

  /** Says where the answers are; where they could not be written, says the answers. */
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

/** What a function gives, as a text; empty where it fails, or gives nothing. */
function textOf(read: () => unknown): string {
  try {
    return String(read() || '');
  } catch {
    return '';
  }
}
