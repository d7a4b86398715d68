/** `(option roots, --root)`, and what names an option of Node alone. */
const OPTION = / \((?:in Node, the )?option \w+(?:[,;] ([^)]*))?\)/g;

/** A message of the host for the command line: it names flags, and not the options of the package for Node. */
export function inFlags(text: string): string {
  return text.replace(OPTION, (_, flag: string | undefined) => (flag === undefined ? '' : ` (${flag})`));
}
