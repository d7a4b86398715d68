import { createHost, openHost, type DocumentLiteral, type HostHandle, type HostOptions } from '../index';
import { withLibrary } from './withLibrary';

/** The hosts that one test opened. */
export class OpenDocuments {
  private readonly hosts: HostHandle[] = [];

  /** @param libraryFolder - where the built library lies */
  constructor(private readonly libraryFolder: string) {}

  open(document: string | DocumentLiteral, options?: Partial<HostOptions>): HostHandle {
    const host = typeof document === 'string' ? openHost(document, options) : createHost(document, options);
    this.hosts.push(host);
    return withLibrary(host, this.libraryFolder);
  }

  closeAll(): void {
    for (const host of this.hosts.splice(0)) host.dispose();
  }
}
