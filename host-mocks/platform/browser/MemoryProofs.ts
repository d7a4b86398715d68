import type { Proofs } from '../Proofs';

/** Proofs that last as long as the page or the Worker, as its disk does. */
export class MemoryProofs implements Proofs {
  private readonly texts = new Map<string, string>();

  keep(name: string, text: string): void {
    this.texts.set(name, text);
  }

  find(name: string): string | undefined {
    return this.texts.get(name);
  }

  forget(name: string): void {
    this.texts.delete(name);
  }
}
