import type { SourcePosition } from '../messages/codeFrame';

/** How a run ended. */
export type ConfinedOutcome =
  | { kind: 'done' }
  /** A script or a document failed. @see ScriptFailure */
  | {
      kind: 'failed';
      message: string;
      frames: readonly string[];
      isReportable: boolean;
      place?: SourcePosition;
    }
  /** A mistake of this program. */
  | { kind: 'defect'; stack: string };

/**
 * The only exit of the sandbox. Nothing but texts and bytes passes through it.
 *
 * @param service - a key of the services outside
 * @param args - its arguments, as JSON
 * @param bytes - its bytes, where it takes some
 * @returns bytes, or JSON of an `Answer`
 */
export type Outside = (service: string, args: string, bytes?: ArrayBuffer) => ArrayBuffer | string;

/** The reply of a service that returns no bytes. An undefined value is left out. */
export interface ServiceReply {
  value?: unknown;
  /** The text of the error, where it failed. */
  error?: string;
  /** The code of the system's error. */
  code?: string;
}

/** The code of an error of a service that unpacks bytes: there are more than the limit. */
export const OUTPUT_TOO_LARGE = 'OUTPUT_TOO_LARGE';

/** The code of an error of the service that reads XML: the text is malformed. */
export const MALFORMED_XML = 'MALFORMED_XML';

/** A realm for scripts. */
export interface InnerWorld {
  global: Record<string, unknown>;
  run(source: string, file: string): unknown;
}
