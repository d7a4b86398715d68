import { XmlNode } from '../xml/XmlNode';

/**
 * The script of a frame: `Actionscript/script`, or `Framescript/script` in documents for HTML5. The reference gives
 * `\n` as the line break of scripts, the document keeps its own.
 */
function scriptOf(frame: XmlNode): XmlNode | undefined {
  return (frame.child('Actionscript') ?? frame.child('Framescript'))?.child('script');
}

export function readScript(frame: XmlNode): string {
  return scriptOf(frame)?.text() ?? '';
}

export function writeScript(frame: XmlNode, text: string): void {
  const existing = scriptOf(frame);
  if (text === '') existing?.parent?.remove();
  else if (existing) existing.setText(text, { cdata: true });
  else {
    const script = XmlNode.create('script');
    frame.insert(XmlNode.create('Actionscript', {}, [script]), 0);
    script.setText(text, { cdata: true });
  }
}
