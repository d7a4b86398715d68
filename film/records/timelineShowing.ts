import { XmlNode } from '../../document/xml/XmlNode';
import type { Point } from '../../geometry/matrix';
import { FilmTimeline } from './FilmTimeline';

/** An item of the library that is shown by itself. */
export interface ShownItem {
  readonly path: string;
  readonly kind: 'bitmap' | 'button' | 'movie clip';
}

/** A timeline of one frame, in no document, that shows an item with its zero point at a place. */
export function timelineShowing(item: ShownItem, { x, y }: Point): FilmTimeline {
  const instance = instanceOf(item);
  instance.append(XmlNode.create('matrix', {}, [XmlNode.create('Matrix', { tx: String(x), ty: String(y) })]));
  const around: [name: string, attributes: Record<string, string>][] = [
    ['elements', {}],
    ['DOMFrame', { index: '0' }],
    ['frames', {}],
    ['DOMLayer', { name: 'Layer 1' }],
    ['layers', {}],
    ['DOMTimeline', { name: 'Scene 1' }],
  ];
  return FilmTimeline.of(
    around.reduce((inner, [name, attributes]) => XmlNode.create(name, attributes, [inner]), instance),
  );
}

function instanceOf({ path, kind }: ShownItem): XmlNode {
  if (kind === 'bitmap') return XmlNode.create('DOMBitmapInstance', { libraryItemName: path });
  return XmlNode.create('DOMSymbolInstance', {
    libraryItemName: path,
    symbolType: kind === 'button' ? 'button' : undefined,
  });
}
