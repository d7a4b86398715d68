import type { Rule } from 'eslint';

/** The rules of `adobe-collection/eslint` that know the library. */
export declare const rules: Record<'habit' | 'query', Rule.RuleModule>;
