import type { QueryWords } from '../../../editor/queries/QueryWords';

/** A member of an object, for completion in scripts. */
export interface Member {
  name: string;
  /** How it is written: `align(edge, to?)`. */
  detail?: string;
  /** What it does. */
  info?: string;
  /** The class of its value, or of what it returns: `Layer`, `Layer[]`; `this` for the object itself. */
  gives?: string;
}

/** All words that the playground completes. They are read from the sources when the site is built. */
export interface CompletionWords extends QueryWords {
  /** The members of the library's functions and collections, and of the host's classes, by name. */
  members: Record<string, Member[]>;
}
