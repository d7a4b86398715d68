import fs from 'node:fs';
import path from 'node:path';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { pathToWrite } from '../../../../platform/WritePath';
import { readManifest } from '../../messages/versionLine';

/** The part of npm's record of installed packages that is read. */
interface Installed {
  packages?: Record<string, { resolved?: string } | undefined>;
}

/**
 * Where a new project gets this package from: the version of the registry; or the tarball or folder that this program
 * itself came from, as long as it came from no registry.
 *
 * @param libraryFolder - the folder of the build
 * @param project - the folder of the new project, which need not be there
 */
export function packageSource(libraryFolder: string, project: string): string {
  const own = fs.realpathSync(path.join(libraryFolder, '..'));
  const modules = path.dirname(own);
  if (path.basename(modules) !== 'node_modules') return fileSource(own, project);
  const { packages } = readRecord(path.join(modules, '.package-lock.json'));
  const resolved = packages?.['node_modules/adobe-collection']?.resolved;
  if (!resolved?.startsWith('file:')) return `^${readManifest(libraryFolder).version}`;
  // npm writes the path as seen from the folder of node_modules.
  return fileSource(path.resolve(modules, '..', resolved.slice('file:'.length)), project);
}

function readRecord(file: string): Installed {
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Installed) : {};
}

function fileSource(place: string, project: string): string {
  return `file:${path.relative(pathToWrite(nodePlatform, project), place).split(path.sep).join('/')}`;
}
