import type { AdobeOutputPanel, Contract } from '../../contract/adobe';
import { HostObject } from '../../realm/HostObject';
import { KeptLines } from '../../realm/KeptLines';
import type { ProgramHost } from './ProgramHost';
import { savePanel } from './savePanel';

/**
 * `fl.outputPanel`: the text that scripts have traced since it was last cleared; only the newest part of a very long
 * text.
 */
export class OutputPanel extends HostObject implements Contract<AdobeOutputPanel> {
  static override readonly className = 'OutputPanel';
  private readonly shown = new KeptLines();

  constructor(private readonly host: ProgramHost) {
    super();
  }

  /** Adds a line. Any value is shown by its string form, the script's own `toString` included. */
  trace(message?: unknown): void {
    const text = String(message);
    this.shown.add(text);
    this.host.onTrace(text);
  }

  clear(): void {
    this.shown.clear();
  }

  save(fileURI: string, bAppendToFile = false, bUseSystemEncoding = false): void {
    const text = this.shown.lines.map((line) => `${line}\n`).join('');
    savePanel(this.host, 'outputPanel.save', text, { fileURI, bAppendToFile, bUseSystemEncoding });
  }
}
