/** Options of `convert`. */
export interface ConvertOptions {
  to?: 'fla' | 'xfl';
  /** The folder for the converted documents. */
  output?: string;
  inPlace?: boolean;
  /** Refuse a document that cannot be read completely. */
  strict?: boolean;
  /** Replace existing files. */
  force?: boolean;
}
