import { javascriptLanguage } from '@codemirror/lang-javascript';
import type { SyntaxNode } from '@lezer/common';
import { completeQuery } from '../../../editor/queries/completeQuery';
import { QUERY_FUNCTIONS } from '../../../editor/queries/queryFunctions';
import { TypeReader } from './TypeReader';
import type { Member, CompletionWords } from './CompletionWords';

/** What may be at a place of a script. */
export interface ScriptCompletion {
  /** Where the word begins that is being typed. */
  from: number;
  options: Member[];
}

/**
 * Completes members after a dot, words of the query language in queries, and the names that a script finds.
 *
 * @param script the whole script
 * @param caret where in the script
 * @returns undefined where nothing is known
 */
export function completeScript(
  script: string,
  caret: number,
  words: CompletionWords,
): ScriptCompletion | undefined {
  const node = javascriptLanguage.parser.parse(script).resolveInner(caret, -1);
  const textOf = ({ from, to }: SyntaxNode): string => script.slice(from, to);
  if (node.name === 'String') {
    const callee = node.parent?.name === 'ArgList' ? node.parent.prevSibling : null;
    const subject = callee ? QUERY_FUNCTIONS[textOf(callee)] : undefined;
    const start = node.from + 1;
    const completion = subject && completeQuery(script.slice(start, caret), caret - start, subject, words);
    return (
      completion && { from: start + completion.from, options: completion.options.map((name) => ({ name })) }
    );
  }
  const types = new TypeReader(script, words.members);
  const isMember = node.name === '.' || node.name === 'PropertyName';
  if (isMember && node.parent?.name === 'MemberExpression') {
    const from = node.name === '.' ? caret : node.from;
    const [object] = [node.parent.firstChild];
    return object ? among(types.membersOf(object), script.slice(from, caret), from) : undefined;
  }
  if (node.name !== 'VariableName') return undefined;
  return among(types.globals, script.slice(node.from, caret), node.from);
}

function among(members: readonly Member[], start: string, from: number): ScriptCompletion | undefined {
  const options = members.filter(({ name }) => name.startsWith(start));
  return options.length > 0 ? { from, options } : undefined;
}
