import { XmlNode } from '../../../../document/xml/XmlNode';
import { formatNumber, readText } from '../../../../document/xfl/attributes';
import { restyled } from './fontFace';
import { lookUp } from '../../../../document/xml/lookUp';

/** A span of TLF text, and the classic run that says the same. */
export interface TlfRun {
  span: XmlNode;
  /** A `DOMTextRun` that is in no document. */
  run: XmlNode;
}

const ALIGNMENTS: Readonly<Record<string, string>> = {
  start: 'left',
  end: 'right',
  center: 'center',
  right: 'right',
  justify: 'justify',
};

/**
 * The runs of a `DOMTLFText`, one for each span; paragraphs are separated by `\r`. What a span does not say itself it
 * has from the link, the paragraph and the flow around it, as in the Text Layout Framework.
 */
export function tlfRuns(text: XmlNode): TlfRun[] {
  const flow = text.child('markup')?.child('tlfTextObject')?.child('TextFlow');
  if (!flow) return [];
  const paragraphs = flow.children;
  return paragraphs.flatMap((paragraph, i) => {
    const isLast = i === paragraphs.length - 1;
    const spans = spansOf(paragraph);
    return spans.map((span, at) => ({
      span,
      run: runOf(text, flow, span, at < spans.length - 1 || isLast ? '' : '\r'),
    }));
  });
}

function spansOf(node: XmlNode): XmlNode[] {
  if (node.name === 'span' || node.children.length === 0) return [node];
  return node.children.flatMap(spansOf);
}

function charactersOf(span: XmlNode): string {
  if (span.name === 'br') return '\n';
  return span.children.length === 0 ? span.text() : span.children.map(charactersOf).join('');
}

function runOf(text: XmlNode, flow: XmlNode, span: XmlNode, end: string): XmlNode {
  return XmlNode.create('DOMTextRun', {}, [
    XmlNode.create('characters', {}, [], charactersOf(span) + end),
    XmlNode.create('textAttrs', {}, [
      XmlNode.create('DOMTextAttrs', attributesOf(text, inherited(flow, span))),
    ]),
  ]);
}

/** Reads an attribute of a span or of what is around it. */
type Reader = (name: string) => string;

function inherited(flow: XmlNode, span: XmlNode): Reader {
  return (name) => {
    for (let at: XmlNode | null = span; at; at = at === flow ? null : at.parent) {
      const value = at.attr(name);
      if (value !== undefined && value !== null) return value;
    }
    return '';
  };
}

function attributesOf(text: XmlNode, read: Reader): Record<string, string | null> {
  const size = Number(read('fontSize') || 12);
  return {
    alignment: lookUp(ALIGNMENTS, read('textAlign')) ?? null,
    alpha: read('textAlpha') || null,
    autoKern: read('kerning') === 'off' ? 'false' : null,
    characterPosition: /^(sub|super)script$/.test(read('baselineShift')) ? read('baselineShift') : null,
    face: faceOf(text, read),
    fillColor: read('color') || null,
    indent: read('textIndent') || null,
    leftMargin: read('paragraphStartIndent') || null,
    letterSpacing: trackingOf(read('trackingRight'), size),
    rightMargin: read('paragraphEndIndent') || null,
    size: formatNumber(size),
    target: read('target') || null,
    url: read('href') || null,
  };
}

/** The PostScript name that the document lists for the family, in the style of the span. */
function faceOf(text: XmlNode, read: Reader): string {
  const family = read('fontFamily');
  const fonts = text.child('tlfFonts')?.children ?? [];
  const font = fonts.find((one) => one.attr('platformName') === family);
  const style = { isBold: read('fontWeight') === 'bold', isItalic: read('fontStyle') === 'italic' };
  return restyled(font ? readText(font, 'psName', family) : family, style);
}

/** Per cent of the size, or pixels. */
function trackingOf(value: string, size: number): string | null {
  const tracking = parseFloat(value) * (value.endsWith('%') ? size / 100 : 1);
  return tracking ? formatNumber(tracking) : null;
}
