/** Messages of the parser, and those of Animate's engine for the same fault. */
const WORDS: readonly [RegExp, string][] = [
  [/^Unterminated string constant$/, 'unterminated string literal'],
  [/^Unterminated regular expression$/, 'unterminated regular expression literal'],
  [/^Unterminated comment$/, 'unterminated comment'],
  [/^'return' outside of function$/, 'return not in function'],
  [/^Unsyntactic break$/, 'unlabeled break must be inside loop or switch'],
  [/^Unsyntactic continue$/, 'continue must be inside loop'],
  [/^Identifier '(.*)' has already been declared$/, 'redeclaration of const $1'],
];

/** A message of the parser in the words of SpiderMonkey 1.8, if it words that fault in another way. */
export function syntaxWords(message: string): string {
  const replacement = WORDS.find(([pattern]) => pattern.test(message));
  return replacement ? message.replace(...replacement) : message;
}
