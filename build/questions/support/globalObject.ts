/** The global object of scripts. */
export function globalObject(): Record<string, unknown> {
  return (function (this: unknown) {
    return this;
  })() as never;
}
