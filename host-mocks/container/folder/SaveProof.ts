import type { Platform } from '../../platform/Platform';

/**
 * Says who began a save of a folder. It stands in the head of the save's journal, and is kept in the user's own folder:
 * a journal is this user's where both say the same.
 */
export interface SaveProof {
  /** The document's folder, links resolved. */
  document: string;
  machine: string;
  /** A random word, which nobody else can know. */
  word: string;
}

/** The proof of a new save. */
export function newProof({ processes: { machine } }: Platform, document: string): SaveProof {
  return { document, machine, word: crypto.randomUUID() };
}

/** The proof that is kept under a name, of a save of that document on this machine. */
export function findProof(
  { proofs, processes }: Platform,
  name: string,
  document: string,
): SaveProof | undefined {
  const proof = parse(proofs.find(name));
  return proof && proof.document === document && proof.machine === processes.machine ? proof : undefined;
}

export function isSameProof(proof: SaveProof, other: unknown): boolean {
  const { document, machine, word } = (other ?? {}) as Partial<Record<keyof SaveProof, unknown>>;
  return document === proof.document && machine === proof.machine && word === proof.word;
}

function parse(text: string | undefined): SaveProof | undefined {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as SaveProof);
  } catch {
    return undefined;
  }
}
