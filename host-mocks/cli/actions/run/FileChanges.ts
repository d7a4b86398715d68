import type { FileChange } from '../../../platform/overlay/FileChange';

/** What a dry run would have done to files. */
export interface FileChanges {
  changes: readonly FileChange[];
  /** True where there is more, which is not listed. */
  isOverfull: boolean;
}
