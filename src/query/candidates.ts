/** What a query is asked about. */
export interface Candidates {
  /** One list after the other, as the host has them. */
  lists: object[][];
  /** Whether nothing appears twice among them. */
  isDistinct: boolean;
}

/** Objects found by walking through the document, where each stands in one place. */
export function found(lists: object[][]): Candidates {
  return { lists, isDistinct: true };
}

/** Objects that the user put together. */
export function given(objects: object[]): Candidates {
  return { lists: [objects], isDistinct: false };
}
