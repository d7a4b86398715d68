/** What a run would do to a file or folder. */
export interface FileChange {
  /** `attributes`: its rights change, its content does not. */
  change: 'written' | 'removed' | 'made' | 'attributes';
  /** Absolute. */
  path: string;
  isFolder: boolean;
}
