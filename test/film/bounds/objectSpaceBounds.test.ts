import { transformBox, type Box } from '../../../geometry/Box';
import { IDENTITY } from '../../../geometry/matrix';
import type { DocumentLiteral, ElementLiteral } from '../../../app/literal/DocumentLiteral';
import { ContentBounds } from '../../../film/bounds/ContentBounds';
import { FilmElement } from '../../../film/records/FilmElement';
import type { Element } from '../../../host-mocks/model/elements/Element';
import { readFlag } from '../../../document/xfl/attributes';
import { openLiteral } from '../../support/openModel';

const square = {
  shape: 'rectangle' as const,
  x: 5,
  y: 7,
  width: 20,
  height: 10,
  fill: '#000000',
  stroke: null,
};
const library = [{ name: 'box', layers: [{ elements: [square] }] }];

const KINDS: [string, ElementLiteral][] = [
  ['a shape', { ...square, x: 40, y: 30 }],
  ['a drawing object', { ...square, shape: 'oval', x: 40, y: 30, drawingObject: true }],
  ['a group', { group: [square, { item: 'box', x: 50, y: 40 }] }],
  ['an instance', { item: 'box', x: 40, y: 30 }],
  ['a text', { text: 'abc', x: 40, y: 30, width: 60, height: 20 }],
];

function first(element: ElementLiteral): { element: Element; document: ReturnType<typeof openLiteral> } {
  const document = openLiteral({ library, layers: [{ elements: [element] }] } as DocumentLiteral);
  return { document, element: document.getTimeline().layers[0].frames[0].elements[0] as Element };
}

function boxOf({ left, top, width, height }: Element): Box {
  return { left, top, right: left + width, bottom: top + height };
}

/** The content after the matrix; what has none of its own is in its parent's coordinates already. */
function placed(element: Element): Box {
  const isPlain = /^DOM(Shape|Group)$/.test(element.node.name) && !readFlag(element.node, 'isDrawingObject');
  return transformBox(element.objectSpaceBounds, isPlain ? IDENTITY : element.matrix);
}

function expectClose(one: Box, other: Box): void {
  for (const side of ['left', 'top', 'right', 'bottom'] as const)
    expect(one[side]).toBeCloseTo(other[side], 1);
}

describe.each(KINDS)('%s', (_kind, literal) => {
  it('It has the box of its content after its matrix, as the selection and the timeline do', () => {
    const { element, document } = first(literal);
    expectClose(boxOf(element), placed(element));
    document.selectAll();
    expectClose(document.getSelectionRect() as Box, boxOf(element));
    expectClose(document.getTimeline().getBounds(1) as Box, boxOf(element));
  });

  it('It has that box when it is stretched', () => {
    const { element } = first(literal);
    element.width *= 2;
    element.height *= 1.5;
    expectClose(boxOf(element), placed(element));
  });

  it('It has the box of what it shows when it is turned, inside the turned box of its content', () => {
    const { element, document } = first(literal);
    element.rotation = 30;
    const [own, around] = [boxOf(element), placed(element)];
    expectClose(own, ContentBounds.of(document.film).ofElement(FilmElement.of(element.node)));
    expect(own.left).toBeGreaterThan(around.left - 0.1);
    expect(own.right).toBeLessThan(around.right + 0.1);
  });
});
