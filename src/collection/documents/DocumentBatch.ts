import { errorText } from '../../text/errorText';
import { checkFunction, checkBoolean } from '../support/check';
import { findDocuments } from './findDocuments';

/** The result of the work on one document. */
export interface DocumentResult {
  /** The document's `file:///` URI. */
  uri: string;
  /** What the callback returned; undefined when it failed. */
  value: unknown;
  /** What went wrong, or null. */
  error: unknown;
}

/** The options of `DocumentBatch.each`. */
export interface EachDocumentOptions {
  /** True: saves each document for which the callback did not fail; default: false. */
  save?: boolean;
}

/** Documents in a folder, to be worked on one at a time. */
export class DocumentBatch {
  /** The results of the last `each`, in order. */
  results: DocumentResult[] = [];
  /** The results of the documents that failed. */
  errors: DocumentResult[] = [];

  /** @param uris the documents' `file:///` URIs */
  constructor(readonly uris: string[]) {}

  /**
   * Opens each document, calls the callback while it is in front, and closes it; a document that was open before stays
   * open. An error does not stop the other documents: it is added to `errors`, and its document is not saved.
   *
   * @param callback called with `(document, index)`; `$` and `$$` work on that document
   * @param options `save`: true saves each document; default: false
   * @throws TypeError when the callback is not a Function, or save is not a Boolean
   * @example
   * var batch = Collection.documents('file:///C|/work', '*.fla').each(function (document) {
   *   return $$(':unused').length;
   * });
   * fl.trace(batch.report());
   */
  each(callback: (document: Document, index: number) => unknown, options?: EachDocumentOptions): this {
    const save = options && options.save !== undefined ? options.save : false;
    checkFunction('DocumentBatch.each', 'callback', callback);
    checkBoolean('DocumentBatch.each', 'save', save);
    this.results = [];
    this.errors = [];
    const before = fl.getDocumentDOM();
    for (let i = 0; i < this.uris.length; i++) this.add(workOn(this.uris[i], i, callback, save));
    if (before && fl.getDocumentDOM() !== before) fl.setActiveWindow(before);
    return this;
  }

  /**
   * Tells what `each` did: a line for each document, then the counts.
   *
   * @returns the text
   * @example fl.trace(Collection.documents('file:///C|/work').each(tidy).report());
   */
  report(): string {
    const lines: string[] = [];
    for (let i = 0; i < this.results.length; i++) {
      const { uri, value, error } = this.results[i];
      const outcome =
        error === null ? (value === undefined ? 'done' : String(value)) : 'failed: ' + errorText(error);
      lines.push(uri + ': ' + outcome);
    }
    const count = lines.length;
    lines.push(count + (count === 1 ? ' document, ' : ' documents, ') + this.errors.length + ' failed');
    return lines.join('\n');
  }

  private add(result: DocumentResult): void {
    this.results.push(result);
    if (result.error !== null) this.errors.push(result);
  }
}

/** The open document of that place, or null. Host members: `fl.documents`, `document.pathURI`. */
function openDocument(uri: string): Document | null {
  const { documents } = fl;
  for (let i = 0; i < documents.length; i++) if (documents[i].pathURI === uri) return documents[i];
  return null;
}

/**
 * Opens, calls, saves, closes. Host members: `fl.openDocument`, `setActiveWindow`, `saveDocument`, `closeDocument`.
 */
function workOn(
  uri: string,
  index: number,
  callback: (document: Document, index: number) => unknown,
  save: boolean,
): DocumentResult {
  const result: DocumentResult = { uri, value: undefined, error: null };
  let own: Document | null = null;
  try {
    let document = openDocument(uri);
    if (document) fl.setActiveWindow(document);
    else document = own = fl.openDocument(uri) as Document | null;
    if (!document) throw new Error('Animate refused to open it');
    result.value = callback(document, index);
    if (save && !fl.saveDocument(document, uri)) throw new Error('Animate refused to save it');
  } catch (error) {
    result.error = error === null || error === undefined ? new Error('thrown: ' + String(error)) : error;
  }
  try {
    if (own) fl.closeDocument(own, false);
  } catch (error) {
    if (result.error === null) result.error = error;
  }
  return result;
}

/** The documents that `Collection.documents` means. */
export function documentsIn(folder: unknown, pattern: unknown): DocumentBatch {
  return new DocumentBatch(findDocuments(folder, pattern));
}
