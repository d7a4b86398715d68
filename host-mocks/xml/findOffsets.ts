import { SaxesParser } from 'saxes';
import { MalformedXml } from '../platform/OffsetFinder';
import { OffsetRecorder } from './OffsetRecorder';

const LESS = 60;

/**
 * Checks a whole XML text, and finds its elements.
 *
 * @param maxDepth - elements inside one another at most
 * @returns the numbers of `Places`
 * @throws MalformedXml naming line and column when the text is not well formed, has a document type (whose entities
 * could expand without bounds) or is nested too deeply.
 */
export function findOffsets(source: string, maxDepth: number): Int32Array {
  const parser = new SaxesParser();
  const recorder = new OffsetRecorder();

  function refuse(reason: string): never {
    throw new MalformedXml(`line ${parser.line}, column ${parser.column + 1}: ${reason}`);
  }

  parser.on('opentagstart', ({ name }) => {
    // The parser stands after the character that ended the name, or, where that was CR LF, after both.
    const start = parser.position - name.length - 2;
    recorder.begin(source.charCodeAt(start) === LESS ? start : start - 1);
    if (recorder.depth > maxDepth) refuse(`elements are nested deeper than the limit maxDepth, ${maxDepth}`);
  });
  parser.on('opentag', () => {
    recorder.enter(parser.position);
  });
  parser.on('closetag', () => {
    recorder.leave(parser.position);
  });
  parser.on('doctype', () => refuse('a document type (<!DOCTYPE …>) is refused'));
  try {
    parser.write(source).close();
  } catch (error) {
    if (error instanceof MalformedXml) throw error;
    throw new MalformedXml(explain(error as Error));
  }
  return recorder.finish();
}

/** saxes says `12:7: unclosed tag: frames`, columns counted from 0. */
function explain(error: Error): string {
  const match = /^(\d+):(\d+): (.*)$/s.exec(error.message);
  if (match === null) return `malformed XML: ${error.message}`;
  return `malformed XML at line ${match[1]}, column ${Number(match[2]) + 1}: ${(match[3] ?? '').replace(/\.$/, '')}`;
}
