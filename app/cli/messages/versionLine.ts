import fs from 'node:fs';
import path from 'node:path';

/** The parts of package.json that are read. */
interface Manifest {
  version: string;
}

/**
 * The package's own manifest: the only place that states the version.
 *
 * @param libraryFolder - the folder of the build, beside it
 */
export function readManifest(libraryFolder: string): Manifest {
  return JSON.parse(fs.readFileSync(path.join(libraryFolder, '../package.json'), 'utf8')) as Manifest;
}

/** The version of the program, of Node and of the system: `adobe-collection 0.1.0, Node 20.11.0, linux x64`. */
export function versionLine(libraryFolder: string): string {
  const { version } = readManifest(libraryFolder);
  return `adobe-collection ${version}, Node ${process.versions.node}, ${process.platform} ${process.arch}`;
}
