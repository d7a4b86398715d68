import fs from 'node:fs';
import path from 'node:path';
import { faultReason } from '../../../../platform/faultReason';
import { ConfigError } from './ConfigError';

/** Maximum size of one file, in bytes. */
const MAX_SIZE = 2 ** 20;

const ADVICE =
  'it was found beside documents; look at it, then name it with --config, or give --trust-config';

/**
 * The limits of a configuration that the user did not name: it came with documents, and may be a stranger's. It runs no code, and
 * reads no file outside its folder.
 */
export class UntrustedConfig {
  /** @param folder - the absolute path of the configuration's folder */
  constructor(private readonly folder: string) {}

  /** @throws ConfigError always */
  refuseCode(file: string): never {
    throw new ConfigError(file, `this configuration runs code, and ${ADVICE}`);
  }

  /** Checks the path without opening it: a Windows path may name a computer on the network. @throws ConfigError */
  checkInside(file: string): void {
    if (!isInside(this.folder, file)) this.refuseOutside(file);
  }

  /** @throws ConfigError for a file that, after links are resolved, is not in the folder, or is too large */
  checkFile(file: string): void {
    this.checkInside(file);
    let real;
    try {
      real = fs.realpathSync(file);
    } catch (error) {
      throw new ConfigError(file, `the configuration cannot be read: ${faultReason(error)}`);
    }
    if (!isInside(fs.realpathSync(this.folder), real)) this.refuseOutside(file);
    const stat = fs.statSync(real);
    if (!stat.isFile()) throw new ConfigError(file, 'expected a file');
    if (stat.size > MAX_SIZE) throw new ConfigError(file, 'a configuration may be up to 1 MiB');
  }

  private refuseOutside(file: string): never {
    throw new ConfigError(file, `is outside ${this.folder}, the folder of the configuration, and ${ADVICE}`);
  }
}

function isInside(folder: string, file: string): boolean {
  const name = path.relative(folder, file);
  return name !== '..' && !name.startsWith(`..${path.sep}`) && !path.isAbsolute(name);
}
