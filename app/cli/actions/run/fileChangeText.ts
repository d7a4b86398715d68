import type { DiskChange } from '../../../../platform/overlay/DiskChange';
import { visibleLine } from '../../messages/visible';

/** A line that says what a run would do to a file. @param shortPath - names a path as people read it */
export function fileChangeText(
  { change, path, isFolder }: DiskChange,
  shortPath: (file: string) => string,
): string {
  const name = `${isFolder ? 'the folder ' : ''}${visibleLine(shortPath(path))}`;
  switch (change) {
    case 'written':
      return `would write ${name}`;
    case 'made':
      return `would make ${name}`;
    case 'removed':
      return `would remove ${name}${isFolder ? ' and everything in it' : ''}`;
    case 'attributes':
      return `would change the attributes of ${name}`;
  }
}
