/** An item of the library that a publication needs as a file. */
export interface MediaRequest {
  /** The path of the item. */
  readonly path: string;
  /** What the published script calls it, and its file is named after. */
  readonly name: string;
}
