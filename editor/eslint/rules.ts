import { habitRule } from './habitRule';
import { queryRule } from './queryRule';

/** The rules of `adobe-collection/eslint` that know the library. */
export const rules = { habit: habitRule, query: queryRule };
