import { saveCopyAt } from '../../host-mocks/model/document/files/save';
import type { HostOptions } from '../../host-mocks/options';
import { browserPlatform } from '../../platform/browser/browserPlatform';
import { MemoryDisk } from '../../platform/browser/MemoryDisk';
import { Host } from '../host/Host';
import { HostHandle } from '../HostHandle';

/** Behaviours and limits of a host in a browser: scripts always run in the realm of the page or Worker. */
export type BrowserHostOptions = Omit<HostOptions, 'realm' | 'modern'>;

/** Folder in which copies are written before they are returned. */
const COPIES = '/.copies';

/** A running host in a browser. Its disk is in memory. */
export class BrowserHost extends HostHandle {
  /** The files that scripts and documents see; paths are POSIX paths. */
  readonly disk: MemoryDisk;

  /** @internal Hosts are made by `createHost` and `openHost`. */
  constructor(options: Partial<BrowserHostOptions>) {
    const disk = new MemoryDisk();
    supplyRandomUuid();
    super(new Host(browserPlatform(disk), { ...options, realm: 'here' }));
    this.disk = disk;
  }

  /**
   * Writes the current document as an FLA file. The file that it was opened from does not change.
   *
   * @returns the bytes of the file
   * @throws Error when no document is open; DocumentError for one that cannot be written
   * @example new Blob([createHost({}).save()]);
   */
  save(): Uint8Array {
    const document = this.activeModel('save');
    const file = `${COPIES}/copy.fla`;
    this.disk.makeFolder(COPIES);
    saveCopyAt(document, file);
    try {
      return this.disk.read(file);
    } finally {
      this.disk.removeAll(COPIES);
    }
  }

  /** @internal The host itself, for programs that are built with it. */
  get inner(): Host {
    return this.host;
  }
}

/** Adds `crypto.randomUUID`, which the host uses, to pages that were not loaded over HTTPS and so lack it. */
function supplyRandomUuid(): void {
  crypto.randomUUID ??= () => {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const [, , , , , , version = 0, , variant = 0] = bytes;
    bytes[6] = (version & 0x0f) | 0x40;
    bytes[8] = (variant & 0x3f) | 0x80;
    const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    const [, a, b, c, d, e] = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/.exec(digits) ?? [];
    return `${a}-${b}-${c}-${d}-${e}`;
  };
}
