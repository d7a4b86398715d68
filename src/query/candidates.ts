/** The objects that a query chooses from. */
export interface Candidates {
  /** One list after the other, as the host has them. */
  lists: object[][];
  /** True when nothing appears twice among them. */
  isDistinct: boolean;
}

/** Candidates found by walking through the document, where each object is in one place only. */
export function found(lists: object[][]): Candidates {
  return { lists, isDistinct: true };
}

/** Candidates that the user put together. */
export function given(objects: object[]): Candidates {
  return { lists: [objects], isDistinct: false };
}
