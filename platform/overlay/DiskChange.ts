/** The change that a run would make to a file or folder. */
export interface DiskChange {
  /** `attributes`: its permissions change, its content does not. */
  change: 'written' | 'removed' | 'made' | 'attributes';
  /** Absolute. */
  path: string;
  isFolder: boolean;
}
