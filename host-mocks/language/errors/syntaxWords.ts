/** Texts of the parser that Animate's engine has in other words. */
const WORDS: readonly [RegExp, string][] = [
  [/^Unterminated string constant$/, 'unterminated string literal'],
  [/^Unterminated regular expression$/, 'unterminated regular expression literal'],
  [/^Unterminated comment$/, 'unterminated comment'],
  [/^'return' outside of function$/, 'return not in function'],
  [/^Unsyntactic break$/, 'unlabeled break must be inside loop or switch'],
  [/^Unsyntactic continue$/, 'continue must be inside loop'],
  [/^Identifier '(.*)' has already been declared$/, 'redeclaration of const $1'],
];

/** What is wrong with a script, in the words of SpiderMonkey 1.8 where it has words of its own for it. */
export function syntaxWords(message: string): string {
  const found = WORDS.find(([pattern]) => pattern.test(message));
  return found ? message.replace(...found) : message;
}
