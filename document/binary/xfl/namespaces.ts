/** The attributes of the root of every file. */
export const NAMESPACES = {
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  xmlns: 'http://ns.adobe.com/xfl/2008/',
} as const;
