/** What a query is asked about. */
export interface Candidates {
  objects: object[];
  /** Whether nothing appears twice among them. */
  isDistinct: boolean;
}

/** Objects found by walking through the document, where each stands in one place. */
export function found(objects: object[]): Candidates {
  return { objects, isDistinct: true };
}

/** Objects that the user put together. */
export function given(objects: object[]): Candidates {
  return { objects, isDistinct: false };
}
