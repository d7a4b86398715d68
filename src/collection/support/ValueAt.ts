/**
 * The type of a property or a path of them: `libraryItem.name`, `textRuns.0.textAttrs.face`; unknown where no type
 * says, such as for properties that only some elements have.
 */
export type ValueAt<T, P extends string> = P extends `${infer Head}.${infer Rest}`
  ? ValueAt<ValueAt<T, Head>, Rest>
  : P extends keyof T
    ? T[P]
    : T extends readonly (infer I)[]
      ? P extends `${number}`
        ? I
        : unknown
      : unknown;
