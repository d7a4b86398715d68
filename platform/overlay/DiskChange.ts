/** What a run would do to a file or folder. */
export interface DiskChange {
  /** `attributes`: its rights change, its content does not. */
  change: 'written' | 'removed' | 'made' | 'attributes';
  /** Absolute. */
  path: string;
  isFolder: boolean;
}
