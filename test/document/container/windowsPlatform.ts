import fs from 'fs';
import path from 'path';
import type { Disk } from '../../../platform/Disk';
import { nodePlatform } from '../../../platform/node/nodePlatform';
import type { Platform } from '../../../platform/Platform';

/** Which arguments of a disk's functions are paths, where it is not the first alone. */
const TWO_PATHS = new Set(['rename', 'link', 'copy']);
const GIVES_PATH = new Set(['realPath', 'makeTemporaryFolder']);

/**
 * A platform with the paths of Windows, whose disks are folders: `C:\docs` is `C/docs` below the folder, and
 * `\\server\share` is `UNC/server/share`. As on Windows, capitals and small letters are the same in names, and dots and
 * spaces at their end do not count. A name that no file can have fails the test.
 */
export function windowsPlatform(folder: string): Platform {
  const toReal = (file: string): string => {
    const unc = /^\\\\([^\\?.].*)$/.exec(file);
    const drive = /^([A-Za-z]):\\(.*)$/.exec(file);
    if (!unc && !drive) throw new Error(`not an absolute path of Windows: ${file}`);
    const parts = (unc ? `UNC\\${unc[1]}` : `${drive![1]!.toUpperCase()}\\${drive![2]}`).split('\\');
    return parts.filter((part) => part !== '').reduce(step, folder);
  };
  const step = (parent: string, part: string): string => {
    const name = part.replace(/[. ]+$/, '');
    if (name === '' || /[<>:"|?*/]/.test(name) || /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(name))
      throw new Error(`Windows would open something else than a file: ${part}`);
    const there = fs.existsSync(parent) && fs.statSync(parent).isDirectory() ? fs.readdirSync(parent) : [];
    const found = there.find((other) => other.toLowerCase() === name.toLowerCase());
    return path.join(parent, found ?? name);
  };
  const fromReal = (file: string): string => {
    const [disk, ...parts] = path.relative(folder, file).split('/');
    return disk === 'UNC' ? `\\\\${parts.join('\\')}` : `${disk}:\\${parts.join('\\')}`;
  };
  const disk = Object.fromEntries(
    Object.entries(nodePlatform.disk).map(([name, action]) => [
      name,
      (...args: unknown[]): unknown => {
        const paths = args.map((arg, index) =>
          index === 0 || (index === 1 && TWO_PATHS.has(name)) ? toReal(arg as string) : arg,
        );
        const result = (action as (...all: unknown[]) => unknown)(...paths);
        return GIVES_PATH.has(name) ? fromReal(result as string) : result;
      },
    ]),
  ) as unknown as Disk;
  return { ...nodePlatform, isWindows: true, paths: path.win32, disk };
}
