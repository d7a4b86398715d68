import type { Disk } from '../../../platform/Disk';
import { shortened } from '../../../host-mocks/realm/shortened';
import type { SourcePosition } from '../messages/codeFrame';
import { sourceOn } from '../messages/sourceOn';
import type { ConfinedOutcome } from './sandboxProtocol';

/** A failure that the sandbox reported: `message` is one line, `frames` the calls in scripts that led to it. */
export class ConfinedFailure extends Error {
  override readonly name = 'ConfinedFailure';

  constructor(
    message: string,
    readonly frames: readonly string[],
    /** True for failures that the user may want to report. */
    readonly isReportable: boolean,
    /** The line that failed. */
    readonly place?: SourcePosition,
    /** The text of the script that failed. */
    readonly source?: string,
  ) {
    super(message);
  }

  /**
   * Reads the report of a failure. The sandbox may be hostile: the line that failed is shown only if it is in a file that the
   * sandbox may read, or in a script that is not a file.
   *
   * @param readable - the disk that the run read
   * @param texts - scripts that are not files, by their names
   */
  static of(
    outcome: Exclude<ConfinedOutcome, { kind: 'done' }>,
    readable: Pick<Disk, 'read'>,
    texts: Readonly<Record<string, string>> = {},
  ): Error {
    if (outcome.kind === 'failed') {
      const { message, frames, isReportable, place } = outcome;
      const shown = Array.isArray(frames) ? frames.slice(0, MAX_FRAMES).map(lineOf) : [];
      const position = positionOf(place);
      const isText = position && Object.hasOwn(texts, position.file);
      const source = isText ? texts[position.file] : position && sourceOn(readable, position.file);
      return new ConfinedFailure(
        lineOf(message),
        shown,
        isReportable === true,
        source === undefined ? undefined : position,
        source,
      );
    }
    return Object.assign(new TypeError(), { stack: shortened(String(outcome.stack)) });
  }
}

const MAX_FRAMES = 200;

function lineOf(value: unknown): string {
  return shortened(String(value).replace(/[\r\n]+/g, ' '));
}

function positionOf(place: SourcePosition | undefined): SourcePosition | undefined {
  if (typeof place?.file !== 'string' || !Number.isSafeInteger(place.line)) return undefined;
  const { file, line, column } = place;
  return { file, line, column: Number.isSafeInteger(column) ? column : undefined };
}
