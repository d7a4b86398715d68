/** The prototype of copies of script objects: it has only a text, as any object of the language has. */
const COPY: object = Object.freeze(
  Object.create(null, { toString: { value: () => '[object Object]' } }) as object,
);

/** An empty object without the members that objects of the host's realm have. */
export function makeCopy(): Record<string, unknown> {
  return Object.create(COPY) as Record<string, unknown>;
}
