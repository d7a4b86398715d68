import { createHost, openHost, type DocumentLiteral, type HostHandle, type HostOptions } from '../index';
import { withLibrary } from './withLibrary';

/** The hosts that one test opened. */
export class OpenDocuments {
  /** The global names that the library defined in the host that was opened last. */
  libraryNames: readonly string[] = [];
  private readonly hosts: HostHandle[] = [];

  /** @param libraryFolder - the folder of the built library */
  constructor(private readonly libraryFolder: string) {}

  open(document: string | DocumentLiteral, options?: Partial<HostOptions>): HostHandle {
    const host = typeof document === 'string' ? openHost(document, options) : createHost(document, options);
    this.hosts.push(host);
    const before = Object.getOwnPropertyNames(host.global);
    withLibrary(host, this.libraryFolder);
    this.libraryNames = Object.getOwnPropertyNames(host.global).filter((name) => !before.includes(name));
    return host;
  }

  closeAll(): void {
    for (const host of this.hosts.splice(0)) host.dispose();
  }
}
