import { DOCUMENT } from './schema/documentSchema';

/** What the root of every file of a document says. */
export const NAMESPACES = {
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  xmlns: 'http://ns.adobe.com/xfl/2008/',
} as const;

/** The version of the format that new documents say they have. */
export const XFL_VERSION = DOCUMENT.xflVersion.format(DOCUMENT.xflVersion.initial);
