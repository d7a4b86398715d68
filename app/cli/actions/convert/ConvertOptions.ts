/** What converting documents was asked for. */
export interface ConvertOptions {
  to?: 'fla' | 'xfl';
  /** The folder for what is made. */
  output?: string;
  inPlace?: boolean;
  /** Refuse a document of which something cannot be read. */
  strict?: boolean;
  /** Replace what is there. */
  force?: boolean;
}
