import type { DiskChange } from '../../../../platform/overlay/DiskChange';

/** What a dry run would have done to files. */
export interface FileChanges {
  changes: readonly DiskChange[];
  /** True where there is more, which is not listed. */
  isOverfull: boolean;
}
