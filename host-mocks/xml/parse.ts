import { SaxesParser } from 'saxes';
import { DocumentError } from '../container/DocumentError';
import type { DocumentLimits } from '../container/limits';
import { PlaceRecorder } from './PlaceRecorder';
import { XmlNode } from './XmlNode';

const LESS = 60;

/**
 * Reads a whole XML text and returns its root. The text is checked by saxes; nodes are made when they are asked for.
 * @throws DocumentError naming `path`, line and column when the text is not well formed, has a document type
 * (whose entities could expand without bounds) or exceeds a limit.
 */
export function parse(path: string, source: string, limits: DocumentLimits): XmlNode {
  if (source.length > limits.maxTextLength) {
    throw new DocumentError(
      path,
      `is ${source.length} characters long; the limit maxTextLength is ${limits.maxTextLength}`,
    );
  }
  const parser = new SaxesParser();
  const recorder = new PlaceRecorder();

  function refuse(reason: string): never {
    throw new DocumentError(path, `line ${parser.line}, column ${parser.column + 1}: ${reason}`);
  }

  parser.on('opentagstart', ({ name }) => {
    // The parser stands after the character that ended the name, or, where that was CR LF, after both.
    const start = parser.position - name.length - 2;
    recorder.begin(source.charCodeAt(start) === LESS ? start : start - 1);
    if (recorder.depth > limits.maxDepth) {
      refuse(`elements are nested deeper than the limit maxDepth, ${limits.maxDepth}`);
    }
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
    if (error instanceof DocumentError) throw error;
    throw new DocumentError(path, explain(error as Error));
  }
  const places = recorder.finish(source);
  if (places === undefined) throw new DocumentError(path, 'malformed XML: no root element');
  return XmlNode.read(places);
}

/** saxes says `12:7: unclosed tag: frames`, columns counted from 0. */
function explain(error: Error): string {
  const match = /^(\d+):(\d+): (.*)$/s.exec(error.message);
  if (match === null) return `malformed XML: ${error.message}`;
  return `malformed XML at line ${match[1]}, column ${Number(match[2]) + 1}: ${(match[3] ?? '').replace(/\.$/, '')}`;
}
