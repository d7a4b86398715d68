import { InputError } from '../../Io';

/** A configuration that cannot be used. The message names the file and what to write instead. */
export class ConfigError extends InputError {
  override readonly name = 'ConfigError';

  constructor(file: string, reason: string) {
    super(`${file}: ${reason}`);
  }
}
