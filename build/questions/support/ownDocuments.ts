let opened: Document[] = [];

/** Creates a document, which `closeDocuments` will close. */
export function newDocument(): Document {
  const document = fl.createDocument('timeline') as Document;
  opened.push(document);
  return document;
}

/** Makes `closeDocuments` close a document that a question opened. */
export function keepForClosing(document: Document): Document {
  opened.push(document);
  return document;
}

/** Closes the documents that `newDocument` made, without saving them. */
export function closeDocuments(): void {
  const documents = opened;
  opened = [];
  for (let i = 0; i < documents.length; i++) closeDocument(documents[i]);
}

function closeDocument(document: Document): void {
  try {
    fl.closeDocument(document, false);
  } catch {
    // The question has already closed it.
  }
}
