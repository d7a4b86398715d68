import type { AdobeOutputPanel, Contract } from '../../contract/adobe';
import { HostObject } from '../../realm/HostObject';
import type { ProgramHost } from './ProgramHost';
import { savePanel } from './savePanel';

/** `fl.outputPanel`: the text that scripts have traced since it was cleared last. */
export class OutputPanel extends HostObject implements Contract<AdobeOutputPanel> {
  static override readonly className = 'OutputPanel';
  private shown: string[] = [];

  constructor(private readonly host: ProgramHost) {
    super();
  }

  /** Adds a line. Any value is shown by its string form, the script's own `toString` included. */
  trace(message?: unknown): void {
    const text = String(message);
    this.shown.push(text);
    this.host.onTrace(text);
  }

  clear(): void {
    this.shown = [];
  }

  save(fileURI: string, bAppendToFile = false, bUseSystemEncoding = false): void {
    const text = this.shown.map((line) => `${line}\n`).join('');
    savePanel(this.host, 'outputPanel.save', text, { fileURI, bAppendToFile, bUseSystemEncoding });
  }
}
