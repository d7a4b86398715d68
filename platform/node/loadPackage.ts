import { createRequire } from 'node:module';

/**
 * A package that is installed on demand.
 *
 * @param purpose - what needs it, for the message: `a picture in pixels`
 * @throws Error that says what to install, if the package is missing.
 */
export function loadPackage(name: string, purpose: string): unknown {
  try {
    return createRequire(__filename)(name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    throw new Error(`${purpose} needs the package ${name}, which is not installed: npm install ${name}`, {
      cause: error,
    });
  }
}
