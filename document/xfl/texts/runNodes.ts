import type { XmlNode } from '../../xml/XmlNode';

/** The `DOMTextRun` nodes of a text. */
export function runNodes(text: XmlNode): readonly XmlNode[] {
  return text.child('textRuns')?.childrenNamed('DOMTextRun') ?? [];
}

/** The characters of a run; lines are separated by `\r`. */
export function charactersOf(run: XmlNode): string {
  return run.child('characters')?.text() ?? '';
}

/** The `DOMTextAttrs` of a run; undefined for a run without one. */
export function formatNode(run: XmlNode): XmlNode | undefined {
  return run.child('textAttrs')?.child('DOMTextAttrs');
}
