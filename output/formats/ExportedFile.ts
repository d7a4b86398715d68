/** A file that an export makes. */
export interface ExportedFile {
  /** Its path below the folder of the export; `/` parts folders. */
  path: string;
  content: Uint8Array | string;
}
