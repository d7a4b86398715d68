/**
 * Checks a whole XML text, and finds its elements.
 *
 * @param maxDepth - elements inside one another at most
 * @returns six numbers for each element, as `xml/ElementOffsets` reads them; they may be written over by the next call
 * @throws MalformedXml
 */
export type OffsetFinder = (text: string, maxDepth: number) => Int32Array;

/** A text is not XML, or exceeds a limit. */
export class MalformedXml extends Error {}
