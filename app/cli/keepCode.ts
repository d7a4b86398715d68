import module from 'node:module';
import path from 'node:path';
import { cacheFolder } from '../../platform/node/cacheFolder';

/** Node 22.1 and newer: modules loaded from now on are cached as compiled code for the next run. */
export function keepCode(): void {
  const { enableCompileCache } = module as { enableCompileCache?(folder: string): unknown };
  const folder = cacheFolder();
  if (folder !== undefined) enableCompileCache?.(path.join(folder, 'code'));
}
