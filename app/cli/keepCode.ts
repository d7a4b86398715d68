import module from 'node:module';
import path from 'node:path';
import { cacheFolder } from '../../platform/node/cacheFolder';

/** Node 22.1 and newer: what is loaded from now on is kept as compiled code, for the next time. */
export function keepCode(): void {
  const { enableCompileCache } = module as { enableCompileCache?(folder: string): unknown };
  const folder = cacheFolder();
  if (folder !== undefined) enableCompileCache?.(path.join(folder, 'code'));
}
