import { HostError } from '../../../document/checks/HostError';
import { HostObject } from '../../realm/HostObject';
import type { ProgramHost } from './ProgramHost';

/** The functions that scripts find on the global object: dialogues, answered from the host's options. */
export class TopLevel extends HostObject {
  static override readonly className = 'TopLevel';

  constructor(private readonly host: ProgramHost) {
    super();
  }

  alert(alertText?: unknown): void {
    this.host.onAlert(String(alertText));
  }

  /** @throws HostError without an open document, as Adobe's reference says. */
  confirm(strAlert?: unknown): boolean {
    if (this.host.documents.length === 0) throw new HostError('confirm: no document is open');
    return this.host.ask({ kind: 'confirm', text: String(strAlert) }) === true;
  }

  /** The given text, or null if the answer is Cancel; `true` takes the initial text. */
  prompt(promptMsg?: unknown, text: unknown = ''): string | null {
    const initial = String(text);
    const answer = this.host.ask({ kind: 'prompt', text: String(promptMsg), initial });
    if (answer === true) return initial;
    return typeof answer === 'string' ? answer : null;
  }
}
