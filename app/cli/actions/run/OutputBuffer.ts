import fs from 'node:fs';
import path from 'node:path';
import type { Sink } from '../../Io';
import { TemporaryFolders } from '../../TemporaryFolders';

/** Maximum number of characters kept in memory; the rest goes to a file. */
const IN_MEMORY = 2 ** 20;
const PIECE = 2 ** 20;

/** Keeps what a process prints until it may be shown; much of it in files. */
export class OutputBuffer implements Sink {
  private readonly outputs = { out: new Store(), err: new Store() };

  out(text: string): void {
    this.outputs.out.add(text);
  }

  err(text: string): void {
    this.outputs.err.add(text);
  }

  get hasOutput(): boolean {
    return !this.outputs.out.isEmpty;
  }

  /** Passes everything on, and forgets it. */
  empty(sink: Sink): void {
    this.outputs.out.empty((text) => sink.out(text));
    this.outputs.err.empty((text) => sink.err(text));
  }
}

class Store {
  private texts: string[] = [];
  private length = 0;
  private folder: string | undefined;
  private readonly folders = new TemporaryFolders();

  get isEmpty(): boolean {
    return this.length === 0 && this.folder === undefined;
  }

  add(text: string): void {
    this.texts.push(text);
    this.length += text.length;
    if (this.length > IN_MEMORY) this.unload();
  }

  empty(write: (text: string) => void): void {
    if (this.folder === undefined) {
      const texts = this.texts;
      this.forget();
      return texts.forEach((text) => write(text));
    }
    this.unload();
    const decoder = new TextDecoder();
    const handle = fs.openSync(path.join(this.folder, 'output'), 'r');
    const piece = Buffer.alloc(PIECE);
    try {
      for (let read; (read = fs.readSync(handle, piece)) > 0;)
        write(decoder.decode(piece.subarray(0, read), { stream: true }));
    } finally {
      fs.closeSync(handle);
      this.folders.removeAll();
      this.forget();
    }
  }

  private forget(): void {
    this.texts = [];
    this.length = 0;
    this.folder = undefined;
  }

  private unload(): void {
    this.folder ??= this.folders.make();
    fs.appendFileSync(path.join(this.folder, 'output'), this.texts.join(''));
    this.texts = [];
    this.length = 0;
  }
}
