import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { nodePlatform } from '../../platform/node/nodePlatform';
import { writeFile } from '../../platform/writeFile';
import { pathToWrite } from '../../platform/WritePath';
import type { DocumentReport } from './Problem';

interface Entry {
  /** Sizes and times of the files: when they are the same, nothing is read. */
  stamp: string;
  /** Digest of the contents. */
  content: string;
  /** Digest of all that the answer depends on besides. */
  settings: string;
  report: DocumentReport;
}

/**
 * What was found in documents before, by their content: a document that did not change since is not opened again.
 * A cache that cannot be read or written is no failure.
 */
export class LintCache {
  private readonly entries: Record<string, Entry>;
  private isChanged = false;

  /** @param file - where the answers are kept */
  constructor(private readonly file: string) {
    this.entries = read(file);
  }

  /** What was found before with the same content and settings. */
  find(document: string, settings: string): DocumentReport | undefined {
    const entry = Object.hasOwn(this.entries, document) ? this.entries[document] : undefined;
    if (entry?.settings !== digest([settings])) return undefined;
    const files = filesOf(document);
    const stamp = stampOf(files);
    if (stamp === entry.stamp) return entry.report;
    if (contentOf(files) !== entry.content) return undefined;
    entry.stamp = stamp;
    this.isChanged = true;
    return entry.report;
  }

  add(settings: string, report: DocumentReport): void {
    const files = filesOf(report.document);
    this.entries[report.document] = {
      stamp: stampOf(files),
      content: contentOf(files),
      settings: digest([settings]),
      report,
    };
    this.isChanged = true;
  }

  write(): void {
    if (!this.isChanged) return;
    try {
      const file = pathToWrite(nodePlatform, this.file);
      writeFile(nodePlatform, file, JSON.stringify(this.entries), { makesFolders: true });
    } catch {
      // The next run looks at everything again.
    }
  }
}

function read(file: string): Record<string, Entry> {
  try {
    return { ...(JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, Entry>) };
  } catch {
    return {};
  }
}

/** The files of a document, sorted: of an FLA one. */
function filesOf(document: string): string[] {
  if (!fs.statSync(document).isDirectory()) return [document];
  const names = fs.readdirSync(document, { recursive: true, encoding: 'utf8' });
  const files = names.map((name) => path.join(document, name));
  return files.filter((file) => fs.statSync(file, { throwIfNoEntry: false })?.isFile()).sort();
}

function stampOf(files: readonly string[]): string {
  return digest(
    files.map((file) => {
      const { size, mtimeMs, ino } = fs.statSync(file);
      return `${file} ${size} ${mtimeMs} ${ino}`;
    }),
  );
}

function contentOf(files: readonly string[]): string {
  return digest(files.flatMap((file) => [path.basename(file), fs.readFileSync(file)]));
}

function digest(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}
