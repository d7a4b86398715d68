import { SUCCESS } from '../../Io';
import type { RunTask } from '../../actions/performTask';
import type { Outcome } from '../Commands';
import type { Arguments, ToolParameter, Parameters } from '../parameters';
import { pageOf } from '../pageOf';
import type { Roots } from '../Roots';

/** A part of an answer. */
export type ToolContent = { type: 'text'; text: string } | { type: 'image'; data: string; mimeType: string };

/** The answer of a tool. */
export interface ToolResult {
  content: ToolContent[];
  isError?: boolean;
}

/** What a tool may use. */
export interface ToolContext {
  readonly roots: Roots;
  /** True if scripts run outside the sandbox, as the user chose. */
  readonly trustsScripts: boolean;
  /** True if configurations of lint beside documents count as the user's own, as the user chose. */
  readonly trustsConfig: boolean;
  /** Folders in which scripts may write files that are not documents: absolute, without links. */
  readonly writable: readonly string[];
  /** Runs a command line of this program, or does a task. */
  run(job: readonly string[] | RunTask): Promise<Outcome>;
  /** A folder outside the documents, which is removed after the call. */
  temporaryFolder(): string;
}

/** An action for assistants. */
export interface Tool {
  name: string;
  title: string;
  /** What it does and answers, for the assistant. */
  description: string;
  parameters: Parameters;
  /** Arguments that show how it is used. */
  example: object;
  /** True when it changes no file. */
  isReadOnly: boolean;
  call(args: Arguments, context: ToolContext): Promise<ToolResult>;
}

/** The document that a tool works on. */
export const DOCUMENT: ToolParameter = {
  type: 'string',
  description: 'path of an FLA file, an XFL folder or an .xfl file; relative paths start at the first folder',
  isRequired: true,
};

/** The page of a long answer. */
export const PAGE: ToolParameter = {
  type: 'integer',
  description: 'which page of a long answer',
  minimum: 1,
  byDefault: 1,
};

/** An option with its value; nothing if the value is undefined. */
export function option(name: string, value: string | number | undefined): string[] {
  return value === undefined ? [] : [`--${name}=${value}`];
}

/** An option without a value, if it is given. */
export function flag(name: string, isGiven: boolean): string[] {
  return isGiven ? [`--${name}`] : [];
}

/**
 * The output of a command as an answer.
 *
 * @param page - which page of its output
 * @param found - the exit status of a command that found something and printed it: 1 of `diff` means that there are
 *   differences. Without output, the command failed.
 */
export function answer({ status, out, err }: Outcome, page = 1, found = SUCCESS): ToolResult {
  const { text, count } = pageOf(out, page);
  const content: ToolContent[] = [];
  if (text !== '') content.push({ type: 'text', text });
  if (err !== '') content.push({ type: 'text', text: shortMessages(err) });
  if (page > count)
    content.push({ type: 'text', text: `There is no page ${page}: the answer has ${count}.` });
  else if (page < count)
    content.push({
      type: 'text',
      text: `Page ${page} of ${count}. Call again with "page": ${page + 1} for more.`,
    });
  if (content.length === 0) content.push({ type: 'text', text: 'Nothing.' });
  const isDone = status === SUCCESS || (status === found && out !== '');
  return isDone ? { content } : { content, isError: true };
}

/** Number of characters kept from the end of long messages, where the failure is reported. */
const END_LENGTH = 2000;

/** Messages that fit into an answer: of long ones the beginning, the end, and how much is left out. */
function shortMessages(err: string): string {
  const { text } = pageOf(err, 1);
  const left = err.length - text.length - END_LENGTH;
  if (left <= 0) return err;
  return `${text}\n… ${left} characters of messages are left out …\n${err.slice(-END_LENGTH)}`;
}
