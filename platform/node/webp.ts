import { WEBP_FILE, loadWebp } from '../webp/loadWebp';
import type { WebpEncoder } from '../webp/WebpEncoder';
import { packageFile } from './packageFile';

/**
 * The encoder of the package `@jsquash/webp`, which is optional.
 *
 * @throws Error that says what to install, where the package is missing.
 */
export async function nodeWebp(): Promise<WebpEncoder> {
  return loadWebp(fileOfPackage());
}

function fileOfPackage(): Uint8Array {
  try {
    return packageFile(WEBP_FILE);
  } catch (error) {
    const name = WEBP_FILE.split('/').slice(0, 2).join('/');
    throw new Error(`a WebP needs the package ${name}, which is not installed: npm install ${name}`, {
      cause: error,
    });
  }
}
