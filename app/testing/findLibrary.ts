import { nodePlatform } from '../../platform/node/nodePlatform';

const { disk, paths } = nodePlatform;

/** The folder of the built library: that of the built program; `dist/` if run from the sources. */
export function findLibrary(folder: string): string {
  return disk.exists(paths.join(folder, 'collection.jsx')) ? folder : paths.join(folder, '../../dist');
}
