/** Options of `convert`. */
export interface ConvertOptions {
  to?: 'fla' | 'xfl';
  /** The folder for the converted documents. */
  output?: string;
  inPlace?: boolean;
  /** Refuse a document that cannot be read completely. */
  strict?: boolean;
  /** Save what can be read of damaged documents. */
  recover?: boolean;
  /** Replace existing files. */
  force?: boolean;
}
