import type { Answer, Dialog } from '../options';
import { HostError } from '../realm/HostError';

/** As an answer to any dialogue: Cancel. */
const CANCEL = ':cancel';

/** Answers of the command line to dialogues, in order: `yes` or `no` for confirm, a text for prompt, paths for files. */
export function answersFrom(texts: readonly string[]): (dialog: Dialog) => Answer | undefined {
  const left = [...texts];
  return (dialog) => {
    const text = left.shift();
    if (text === undefined || dialog.kind !== 'confirm') return text === CANCEL ? null : text;
    if (/^(yes|y|ok|true)$/i.test(text)) return true;
    if (/^(no|n|false)$/i.test(text) || text === CANCEL) return false;
    throw new HostError(`confirm: the answer ${JSON.stringify(text)} is neither yes nor no`);
  };
}
