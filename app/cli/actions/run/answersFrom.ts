import type { Answer, Dialog } from '../../../../host-mocks/options';
import { HostError } from '../../../../document/checks/HostError';

/** The answer Cancel, to any dialogue. */
const CANCEL = ':cancel';

/** Answers, and those that no dialogue has asked for yet. */
interface PreparedAnswers {
  readonly answer: (dialog: Dialog) => Answer | undefined;
  readonly left: readonly string[];
}

/**
 * Answers of the command line to dialogues, in order: `yes` or `no` for confirm, a text for prompt, a path for files,
 * `id=value&id=value` or `ok` for `xmlPanel`; `:cancel` for any.
 */
export function answersFrom(texts: readonly string[]): PreparedAnswers {
  const left = [...texts];
  const answer = (dialog: Dialog): Answer | undefined => {
    const text = left.shift();
    if (text === undefined) return undefined;
    if (text === CANCEL) return null;
    if (dialog.kind !== 'confirm' && dialog.kind !== 'xmlPanel') return text;
    if (/^(yes|y|ok|true)$/i.test(text)) return true;
    if (dialog.kind === 'xmlPanel') return text;
    if (/^(no|n|false)$/i.test(text)) return false;
    throw new HostError(`confirm: the answer ${JSON.stringify(text)} is neither yes nor no`);
  };
  return { answer, left };
}
