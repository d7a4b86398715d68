import path from 'node:path';
import type { Host } from '../Host';
import { pathToUri } from '../files/uri';
import { HostError } from '../realm/HostError';
import { HostObject } from '../realm/HostObject';
import { HostMath } from './HostMath';
import { OutputPanel } from './OutputPanel';

/** `fl`, also called `flash` and, in Animate, `an`: the program itself. */
export class Flash extends HostObject {
  static override readonly className = 'Flash';
  static readonly takesScriptValues = ['trace'];
  private readonly panel: OutputPanel;
  private readonly math = new HostMath();

  constructor(private readonly host: Host) {
    super();
    this.panel = new OutputPanel(host);
  }

  get documents(): HostObject[] {
    return [...this.host.documents];
  }

  get outputPanel(): OutputPanel {
    return this.panel;
  }

  get Math(): HostMath {
    return this.math;
  }

  /** With a closing separator, so that the URI of this path is `configURI`, as Adobe's reference has it. */
  get configDirectory(): string {
    const { configDirectory } = this.host.options;
    if (configDirectory !== undefined) return path.join(path.resolve(configDirectory), path.sep);
    throw new HostError(
      'fl.configDirectory: the host was given no configuration folder (option configDirectory)',
    );
  }

  get configURI(): string {
    return pathToUri(this.configDirectory);
  }

  getDocumentDOM(): HostObject | null {
    return this.host.active;
  }

  findDocumentDOM(id: number): HostObject | null {
    return this.host.documents.find((document) => document.id === id) ?? null;
  }

  /** Positions of the open documents of that name. */
  findDocumentIndex(name: string): number[] {
    return this.host.documents.flatMap((document, index) => (document.name === name ? [index] : []));
  }

  trace(message?: unknown): void {
    this.panel.trace(message);
  }
}
