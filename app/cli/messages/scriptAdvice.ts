import { insteadOfXjsfl } from './insteadOfXjsfl';

/** What the user can do about a failed script, in terms of the command line; undefined if nothing. */
export function scriptAdvice(line: string): string | undefined {
  const name = /^(\S+) is not defined$/.exec(line)?.[1];
  if (name !== undefined && Object.hasOwn(insteadOfXjsfl, name))
    return `${name} is of xJSFL: ${insteadOfXjsfl[name].replaceAll('`', '')}; docs/differences.md lists the others`;
  if (/^runScript: .*[\\/]Commands[\\/]collection(\.es5)?\.(jsfl|jsx)\.?$/.test(line))
    return "run loads the library itself: write if (typeof Collection === 'undefined') before this line";
  return line.includes(': no answer was prepared for the dialogue') ? '--answer gives one' : undefined;
}
