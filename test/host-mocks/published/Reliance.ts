import type { DocumentLiteral, HostOptions } from '../../../app';

/** Something that a published script relies on, asked of the host in other words. */
export interface Reliance {
  /** What holds, a sentence. */
  holds: string;
  /** The repositories whose scripts rely on it. */
  source: string;
  document: DocumentLiteral;
  options?: Partial<HostOptions>;
  /** A script; its last value is compared. */
  ask: string;
  gives: unknown;
}
