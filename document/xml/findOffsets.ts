import { SaxesParser } from 'saxes';
import { MAX_ELEMENTS } from '../../geometry/claims';
import { MalformedXml } from '../../platform/OffsetFinder';
import { OffsetRecorder } from './OffsetRecorder';

const LESS = 60;

/** Words that continue after the name of the text. */
export const TOO_MANY_ELEMENTS = `the document has more than ${MAX_ELEMENTS} elements, the maximum of all its texts together`;

/** A parser that can be used again, because `close` reset it; undefined after a fault. */
let ready: OffsetParser | undefined;

/**
 * Checks a whole XML text, and finds its elements.
 *
 * @param maxDepth - maximum nesting of elements
 * @returns the numbers of `ElementOffsets`; the next text overwrites them
 * @throws MalformedXml that names line and column if the text is not well formed, has a document type (whose entities
 * could expand without bounds) or is nested too deeply.
 */
export function findOffsets(source: string, maxDepth: number): Int32Array {
  const parser = ready ?? new OffsetParser();
  ready = undefined;
  const offsets = parser.parse(source, maxDepth);
  ready = parser;
  return offsets;
}

/** A parser of XML that records the offsets of elements. */
class OffsetParser {
  private readonly parser = new SaxesParser();
  private readonly recorder = new OffsetRecorder();
  private source = '';
  private maxDepth = 0;

  constructor() {
    const { parser, recorder } = this;
    parser.on('opentagstart', ({ name }) => {
      // The parser's position is after the character that ended the name, or after both if that was CR LF.
      const last = parser.position - name.length - 2;
      const start = this.source.charCodeAt(last) === LESS ? last : last - 1;
      recorder.begin(start, start + 1 + name.length);
      if (recorder.count > MAX_ELEMENTS) this.refuse(TOO_MANY_ELEMENTS);
      if (recorder.depth > this.maxDepth)
        this.refuse(`elements are nested deeper than the limit maxDepth, ${this.maxDepth}`);
    });
    parser.on('opentag', () => {
      recorder.enter(parser.position);
    });
    parser.on('closetag', () => {
      recorder.leave(parser.position);
    });
    parser.on('doctype', () => this.refuse('a document type (<!DOCTYPE …>) is refused'));
  }

  parse(source: string, maxDepth: number): Int32Array {
    this.source = source;
    this.maxDepth = maxDepth;
    try {
      this.parser.write(source).close();
    } catch (error) {
      if (error instanceof MalformedXml) throw error;
      throw new MalformedXml(explain(error as Error));
    }
    this.source = '';
    return this.recorder.finish();
  }

  private refuse(reason: string): never {
    const { line, column } = this.parser;
    throw new MalformedXml(`line ${line}, column ${column + 1}: ${reason}`);
  }
}

/** saxes says `12:7: unclosed tag: frames`, columns counted from 0. */
function explain(error: Error): string {
  const match = /^(\d+):(\d+): (.*)$/s.exec(error.message);
  if (match === null) return `malformed XML: ${error.message}`;
  return `malformed XML at line ${match[1]}, column ${Number(match[2]) + 1}: ${(match[3] ?? '').replace(/\.$/, '')}`;
}
