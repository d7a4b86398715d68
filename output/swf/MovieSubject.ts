import type { Film } from '../../film/Film';
import type { ExportSubject } from '../pictures/ExportSubject';
import { emptyBox, isEmpty, unite } from '../../geometry/Box';
import { Drawing } from '../svg/Drawing';
import { drawFrame } from '../svg/drawFrame';
import { explainStackOverflow } from '../svg/explainStackOverflow';
import { wholeView, type View } from '../svg/View';
import { XmlNode } from '../../document/xml/XmlNode';

/** What the main timeline of a movie shows. */
export interface MovieSubject {
  readonly scenes: readonly { readonly name: string; readonly node: XmlNode }[];
  readonly width: number;
  readonly height: number;
  /** True if it is the document itself: all that the document exports for scripts belongs to the movie. */
  readonly isWhole: boolean;
}

/** All scenes of a document on its stage. */
export function wholeSubject({ scenes, stage: { width, height } }: Film): MovieSubject {
  return { scenes, width, height, isWhole: true };
}

/** One scene on the stage of the document; a symbol or bitmap on a stage that is as large as what its frames paint. */
export function subjectOf(film: Film, subject: ExportSubject): MovieSubject {
  const { kind, path, timeline } = subject;
  if (kind === 'scene' && timeline) {
    const scenes = [{ name: path, node: timeline }];
    return { scenes, ...film.stage, isWhole: false };
  }
  const view = viewOf(film, subject);
  const node = timelineAround(instanceOf(film, subject), view);
  return { scenes: [{ name: 'Scene 1', node }], width: view.width, height: view.height, isWhole: false };
}

const NOTHING: View = { x: 0, y: 0, width: 1, height: 1 };

function viewOf(film: Film, subject: ExportSubject): View {
  const drawing = new Drawing(film, NOTHING, drawFrame);
  const box = emptyBox();
  for (let frame = 0; frame < subject.frameCount; frame++)
    unite(
      box,
      explainStackOverflow(() => subject.region(frame, drawing)),
    );
  return isEmpty(box) ? NOTHING : wholeView(box);
}

function instanceOf(film: Film, { kind, path }: ExportSubject): XmlNode {
  if (kind === 'bitmap') return XmlNode.create('DOMBitmapInstance', { libraryItemName: path });
  const isButton = film.item(path)?.itemType === 'button';
  return XmlNode.create('DOMSymbolInstance', {
    libraryItemName: path,
    symbolType: isButton ? 'button' : undefined,
  });
}

/** A timeline of one frame that shows an element so that a view of it is the stage. */
function timelineAround(element: XmlNode, { x, y }: View): XmlNode {
  element.append(
    XmlNode.create('matrix', {}, [XmlNode.create('Matrix', { tx: String(-x), ty: String(-y) })]),
  );
  const around: [name: string, attributes: Record<string, string>][] = [
    ['elements', {}],
    ['DOMFrame', { index: '0' }],
    ['frames', {}],
    ['DOMLayer', { name: 'Layer 1' }],
    ['layers', {}],
    ['DOMTimeline', { name: 'Scene 1' }],
  ];
  return around.reduce((inner, [name, attributes]) => XmlNode.create(name, attributes, [inner]), element);
}
