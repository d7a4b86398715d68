import type { Proofs } from './Proofs';

/** Proofs that last as long as the page or the Worker, as its disk does: the proofs by the texts that they prove. */
export class MemoryProofs implements Proofs {
  private readonly words = new Map<string, string>();

  sign(document: string, text: string): string {
    const what = `${document}\n${text}`;
    const word = this.words.get(what) ?? crypto.randomUUID().replaceAll('-', '');
    this.words.set(what, word);
    return word;
  }

  isSigned(document: string, text: string, proof: string): boolean {
    return this.words.get(`${document}\n${text}`) === proof;
  }
}
