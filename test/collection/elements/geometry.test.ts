import { ElementCollection } from '../../../src/collection/ElementCollection';
import { describeDocuments } from '../../support/documents';
import { type Bounds, boundsOf, elementsOf, expectClose, openReal } from '../../support/stage';

describeDocuments('geometry of real documents', () => {
  const chosen = ['nested-skew', 'sample-element', 'simple_graphic_frames', 'squaredance', 'acid'];

  /** The elements that have an extent, of the first scene's first keyframes. */
  const elementsIn = (document: Document) =>
    elementsOf(document.timelines[0]).filter(({ width, height }) => width > 0 && height > 0);

  /** Where the four corners of the bounds go. */
  const corners = ([left, top, width, height]: Bounds) => [
    [left, top],
    [left + width, top],
    [left + width, top + height],
    [left, top + height],
  ];

  it.each(chosen)('Bounds are rotated by rotate(90): %s', (name) => {
    const { document } = openReal(name);
    const elements = elementsIn(document);
    const before = elements.map(boundsOf);
    const points = before.flatMap(corners);
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const cx = (Math.min(...xs) + Math.max(...xs)) / 2;
    const cy = (Math.min(...ys) + Math.max(...ys)) / 2;
    new ElementCollection(elements, document).rotate(90);
    elements.forEach((element, i) => {
      const turned = corners(before[i]).map(([x, y]) => [cx - (y - cy), cy + (x - cx)]);
      const left = Math.min(...turned.map(([x]) => x));
      const top = Math.min(...turned.map(([, y]) => y));
      expectClose(boundsOf(element), [left, top, before[i][3], before[i][2]], 0.15);
    });
  });

  it.each(chosen)('Bounds are mirrored and stretched by scale: %s', (name) => {
    const { document } = openReal(name);
    const elements = elementsIn(document);
    const before = elements.map(boundsOf);
    const left = Math.min(...before.map(([x]) => x));
    const bottom = Math.max(...before.map(([, y, , height]) => y + height));
    new ElementCollection(elements, document).scale(-2, 0.5, 'bottom left');
    elements.forEach((element, i) => {
      const [x, y, width, height] = before[i];
      expectClose(
        boundsOf(element),
        [left - 2 * (x + width - left), bottom - (bottom - y) / 2, width * 2, height / 2],
        0.15,
      );
    });
  });

  it.each(chosen)('Only places are changed by align and move: %s', (name) => {
    const { document } = openReal(name);
    const elements = elementsIn(document);
    const before = elements.map(boundsOf);
    const right = Math.max(...before.map(([x, , width]) => x + width));
    new ElementCollection(elements, document).align('right').move(0, 12.5, true);
    elements.forEach((element, i) => {
      const [, y, width, height] = before[i];
      expectClose(boundsOf(element), [right - width, y + 12.5, width, height]);
    });
  });

  it.each(chosen)('The matrix agrees with centerTransformPoint and resetTransform: %s', (name) => {
    const { document } = openReal(name);
    const elements = elementsIn(document);
    const before = elements.map(boundsOf);
    const collection = new ElementCollection(elements, document).centerTransformPoint();
    elements.forEach((element, i) => {
      const [x, y, width, height] = before[i];
      expectClose([element.transformX, element.transformY], [x + width / 2, y + height / 2]);
      expectClose(boundsOf(element), before[i]);
    });
    const places = elements.map(({ x, y }) => [x, y]);
    collection.resetTransform();
    elements.forEach((element, i) => {
      const { a, b, c, d } = element.matrix;
      expect([a, b, c, d]).toEqual([1, 0, 0, 1]);
      if (element.elementType === 'instance') expectClose([element.x, element.y], places[i]);
    });
  });
});
