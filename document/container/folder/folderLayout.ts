/** The folders of an XFL document; other files beside DOMDocument.xml (exports, sources) are not part of it. */
const FOLDERS = new Set(['LIBRARY', 'META-INF', 'bin', 'publishtemplates']);
const TOP_FILES = /\.(xml|xfl)$|^mimetype$/i;

/** True for a folder right below that of the document, by its name, that belongs to the document. */
export function isDocumentFolder(name: string): boolean {
  return FOLDERS.has(name);
}

/** True for a file of the document, by its name in it. */
export function isOfDocument(name: string): boolean {
  const [first = '', ...others] = name.split('/');
  return others.length > 0 ? isDocumentFolder(first) : isDocumentFile(first);
}

/** True for a file right beside DOMDocument.xml, by its name, that belongs to the document. */
export function isDocumentFile(name: string): boolean {
  return TOP_FILES.test(name);
}
