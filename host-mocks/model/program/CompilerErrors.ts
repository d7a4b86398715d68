import type { AdobeCompilerErrors, Contract } from '../../contract/adobe';
import { HostObject } from '../../realm/HostObject';
import type { ProgramHost } from './ProgramHost';
import { savePanel } from './savePanel';

/** `fl.compilerErrors`: a panel that is always empty, because nothing is compiled. */
export class CompilerErrors extends HostObject implements Contract<AdobeCompilerErrors> {
  static override readonly className = 'CompilerErrors';

  constructor(private readonly host: ProgramHost) {
    super();
  }

  clear(): void {
    // The panel is always empty.
  }

  /** Writes a text without errors. */
  save(fileURI: string, bAppendToFile = false, bUseSystemEncoding = false): void {
    savePanel(this.host, 'compilerErrors.save', '', { fileURI, bAppendToFile, bUseSystemEncoding });
  }
}
