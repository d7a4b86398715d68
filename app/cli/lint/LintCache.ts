import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { partsOfFolder, type FolderPart } from '../../../document/container/folder/partsOfFolder';
import { nodePlatform } from '../../../platform/node/nodePlatform';
import { writeFile } from '../../../platform/writeFile';
import { pathToWrite } from '../../../platform/WritePath';
import type { DocumentReport } from './Problem';

interface Entry {
  /** Sizes and times of the files: when they are the same, nothing is read. */
  stamp: string;
  /** Digest of the contents. */
  content: string;
  /** Digest of everything else that the report depends on. */
  settings: string;
  report: DocumentReport;
}

/**
 * The reports of earlier runs, by the content of documents: an unchanged document is not opened again.
 * A cache that cannot be read or written is not a failure.
 */
export class LintCache {
  private readonly entries: Record<string, Entry>;
  private isChanged = false;

  /** @param file - the file of the cache */
  constructor(private readonly file: string) {
    this.entries = read(file);
  }

  /** The report of an earlier run with the same content and settings. */
  find(document: string, settings: string): DocumentReport | undefined {
    const entry = Object.hasOwn(this.entries, document) ? this.entries[document] : undefined;
    if (entry?.settings !== digest([settings])) return undefined;
    try {
      return this.isSame(entry, partsOf(document)) ? entry.report : undefined;
    } catch {
      return undefined;
    }
  }

  add(settings: string, report: DocumentReport): void {
    delete this.entries[report.document];
    this.isChanged = true;
    try {
      const parts = partsOf(report.document);
      this.entries[report.document] = {
        stamp: stampOf(parts),
        content: contentOf(report.document, parts),
        settings: digest([settings]),
        report,
      };
    } catch {
      // It was removed meanwhile, or is too large: the next run checks it again.
    }
  }

  private isSame(entry: Entry, parts: readonly FolderPart[]): boolean {
    const stamp = stampOf(parts);
    if (stamp === entry.stamp) return true;
    if (contentOf(entry.report.document, parts) !== entry.content) return false;
    entry.stamp = stamp;
    this.isChanged = true;
    return true;
  }

  write(): void {
    if (!this.isChanged) return;
    try {
      const file = pathToWrite(nodePlatform, this.file);
      writeFile(nodePlatform, file, JSON.stringify(this.entries), { makesFolders: true });
    } catch {
      // The next run checks everything again.
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

/** The files of a document; an FLA is one file. */
function partsOf(document: string): FolderPart[] {
  return fs.statSync(document).isDirectory() ? partsOfFolder(nodePlatform, document) : [{ path: document }];
}

function stampOf(parts: readonly FolderPart[]): string {
  return digest(
    parts.map(({ path: file, link }) => {
      if (link !== undefined) return `${file} ${link}`;
      const { size, mtimeMs, ino } = fs.statSync(file);
      return `${file} ${size} ${mtimeMs} ${ino}`;
    }),
  );
}

function contentOf(document: string, parts: readonly FolderPart[]): string {
  return digest(contentsOf(document, parts));
}

/** Reads one file at a time: all of them together may be large. */
function* contentsOf(document: string, parts: readonly FolderPart[]): Iterable<string | Uint8Array> {
  for (const { path: file, link } of parts) {
    yield path.relative(document, file);
    yield link ?? fs.readFileSync(file);
  }
}

function digest(parts: Iterable<string | Uint8Array>): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}
