/** Why a parser cannot read on, and where. */
export class SyntaxFault extends Error {
  constructor(
    /** Among the texts of `Sources`. */
    readonly position: number,
    message: string,
    /** True if nothing after it can be read. */
    readonly isFatal = false,
  ) {
    super(message);
  }
}
