import type { AdobeOutputPanel, Contract } from '../../contract/adobe';
import { HostObject } from '../../realm/HostObject';
import type { ProgramHost } from './ProgramHost';

/** `fl.outputPanel`: the text that scripts have traced since it was cleared last. */
export class OutputPanel extends HostObject implements Contract<AdobeOutputPanel> {
  static override readonly className = 'OutputPanel';
  static readonly takesScriptValues = ['trace'];
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

  /** Writes the panel's text in UTF-8 with a byte order mark; the system's encoding is UTF-8 without one here. */
  save(fileURI: string, bAppendToFile = false, bUseSystemEncoding = false): void {
    const { disk } = this.host.files.platform;
    const file = this.host.files.resolve(fileURI, 'outputPanel.save');
    const text = this.shown.map((line) => `${line}\n`).join('');
    if (bAppendToFile && disk.exists(file)) disk.append(file, text);
    else disk.write(file, bUseSystemEncoding ? text : `\uFEFF${text}`);
  }
}
