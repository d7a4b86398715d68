/**
 * Checks a whole XML text, and finds its elements.
 *
 * @param maxDepth - maximum depth of nested elements
 * @returns six numbers for each element, as `xml/ElementOffsets` reads them; the next call may overwrite them
 * @throws MalformedXml
 */
export type OffsetFinder = (text: string, maxDepth: number) => Int32Array;

/** A text is not XML, or exceeds a limit. */
export class MalformedXml extends Error {}
