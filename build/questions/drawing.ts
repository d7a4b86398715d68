import type { Questions } from './Questions';
import { newDocument } from './support/ownDocuments';
import { outcome } from './support/outcome';
import { setStyle } from './support/setStyle';
import {
  drawSquare,
  elementAt,
  elementsAt,
  makeSymbol,
  place,
  placeNew,
  point,
  select,
  selected,
} from './support/stage';

/** Questions about drawing, strokes, filters and raw shapes. */
export const drawing: Questions = {
  'draw-inside-tween'() {
    const document = newDocument();
    const timeline = document.getTimeline();
    placeNew(document, 'a');
    timeline.insertFrames(10);
    timeline.insertKeyframe(10);
    timeline.createMotionTween(0, 10);
    timeline.currentFrame = 5;
    return outcome(() => drawSquare(document, 0, 0));
  },

  'make-shape'() {
    const document = newDocument();
    const layer = fl.drawingLayer;
    const path = layer.newPath();
    addSquare(path, 0, 200);
    path.newContour();
    addSquare(path, 50, 100);
    const points = path.nPts;
    path.makeShape();
    const shape = elementAt(document) as Shape;
    return [points, shape.edges.length, stylesOf(shape), pointsOfCurves()];
  },

  'depth-of-made-objects'() {
    const ovals = newDocument();
    for (let i = 0; i < 3; i++) {
      ovals.addNewPrimitiveOval({ left: 50 * i, top: 0, right: 50 * i + 20, bottom: 20 });
    }
    select(ovals, elementsAt(ovals).slice(0, 2));
    ovals.union();
    const united = leftsOf(elementsAt(ovals));
    const clips = newDocument();
    makeSymbol(clips, 'a');
    const instances = [
      place(clips, 'a', '1', 0, 0),
      place(clips, 'a', '2', 200, 0),
      place(clips, 'a', '3', 400, 0),
    ];
    select(clips, instances.slice(0, 2));
    clips.group();
    const grouped = leftsOf(elementsAt(clips));
    clips.unGroup();
    return [united, grouped, leftsOf(elementsAt(clips))];
  },

  'object-drawing'() {
    const document = newDocument();
    return withObjectDrawing(() => {
      drawSquare(document, 0, 0);
      drawSquare(document, 50, 50);
      return [elementsAt(document).length, selected(document).length, selected(document)[0].x];
    });
  },

  'stroke-dashes'() {
    const document = newDocument();
    drawSquare(document, 0, 0);
    document.selectAll();
    setStyle(document, 'dashed');
    const { dash1, dash2 } = document.getCustomStroke('selection') as Stroke;
    return [dash1, dash2];
  },

  'stroke-of-objects'() {
    const document = newDocument();
    document.addNewRectangle({ left: 0, top: 0, right: 100, bottom: 100 }, 0, false, true);
    document.selectAll();
    document.union();
    document.setStroke('#FF0000', 2, 'solid');
    return (elementAt(document) as Shape).edges[0].stroke.style;
  },

  'filter-quality'() {
    const document = newDocument();
    select(document, [placeNew(document, 'a')]);
    document.addFilter('blurFilter');
    document.setFilterProperty('quality', 0, 2 as never);
    return document.getFilters()[0].quality;
  },

  'new-rectangle'() {
    const document = newDocument();
    drawSquare(document, 0, 0);
    drawSquare(document, 200, 0);
    return [elementsAt(document).length, selected(document).length];
  },

  'raw-shapes-unite'() {
    const document = newDocument();
    drawSquare(document, 0, 0);
    drawSquare(document, 50, 50);
    const shape = elementAt(document) as Shape;
    return [shape.edges.length, shape.vertices.length, shape.contours.length];
  },

  'raw-shapes-near'() {
    return [edgesApart(0.005), edgesApart(0.05), edgesApart(1)];
  },

  'lines-to-fills'() {
    const document = newDocument();
    document.addNewLine(point(0, 0), point(100, 0));
    document.selectAll();
    document.convertLinesToFills();
    const shape = elementAt(document) as Shape;
    return [shape.edges.length, shape.contours.length, stylesOf(shape)];
  },

  punch() {
    const document = newDocument();
    return withObjectDrawing(() => {
      drawSquare(document, 0, 0);
      drawSquare(document, 50, 50);
      document.selectAll();
      document.punch();
      const shape = elementAt(document) as Shape;
      return [elementsAt(document).length, shape.edges.length, shape.isDrawingObject];
    });
  },

  'mouse-click'() {
    const document = newDocument();
    document.addNewLine(point(0, 100), point(200, 100));
    return [selectedAt(document, 101), selectedAt(document, 104), selectedAt(document, 120)];
  },

  'click-raw-shape'() {
    const document = newDocument();
    document.addNewRectangle({ left: 0, top: 0, right: 100, bottom: 100 }, 0);
    document.mouseClick(point(50, 50), false, true);
    const fill = [elementsAt(document).length, (selected(document)[0] as Shape).isFloating];
    document.mouseClick(point(0, 50), false, true);
    const side = document.getSelectionRect();
    document.mouseDblClk(point(0, 50), false, false, true);
    const sides = document.getSelectionRect();
    document.deleteSelection();
    return [fill, side, sides, (elementsAt(document)[0] as Shape).edges.length];
  },

  'rectangle-cuts-raw-shape'() {
    const document = newDocument();
    document.addNewRectangle({ left: 0, top: 0, right: 100, bottom: 100 }, 0, false, true);
    document.setSelectionRect({ left: 20, top: 20, right: 50, bottom: 200 });
    const cut = document.getSelectionRect();
    document.deleteSelection();
    return [cut, (elementsAt(document)[0] as Shape).edges.length];
  },

  'draw-into-locked-layer'() {
    const document = newDocument();
    document.getTimeline().layers[0].locked = true;
    const drawn = outcome(() => drawSquare(document, 0, 0));
    return [drawn, elementsAt(document).length];
  },

  'scale-about-center'() {
    const document = newDocument();
    const instance = placeNew(document, 'a');
    instance.setTransformationPoint(point(0, 0));
    select(document, [instance]);
    return outcome(() => {
      document.scaleSelection(2, 2, 'center');
      return [instance.left, instance.top];
    });
  },

  'floating-shapes'() {
    const document = newDocument();
    drawSquare(document, 0, 0);
    document.selectAll();
    document.group();
    document.selectNone();
    drawSquare(document, 50, 50);
    select(document, groupsOf(elementsAt(document)));
    document.unGroup();
    const floating = elementsAt(document).length;
    document.selectNone();
    return [floating, elementsAt(document).length];
  },
};

function addSquare(path: Path, from: number, size: number): void {
  path.addPoint(from, from);
  path.addPoint(from + size, from);
  path.addPoint(from + size, from + size);
  path.addPoint(from, from + size);
  path.addPoint(from, from);
}

/** The number of points of a curve, and of one with a cubic curve after it. */
function pointsOfCurves(): number[] {
  const path = fl.drawingLayer.newPath();
  path.addCurve(0, 0, 50, 50, 100, 0);
  const { nPts } = path;
  path.addCubicCurve(100, 0, 120, 50, 150, 50, 200, 0);
  return [nPts, path.nPts];
}

/** The styles of the fills of a shape, by contour. */
function stylesOf(shape: Shape): string[] {
  const styles: string[] = [];
  for (let i = 0; i < shape.contours.length; i++) styles.push(shape.contours[i].fill.style);
  return styles.sort();
}

/** The number of edges of two squares with a distance of that many pixels. */
function edgesApart(distance: number): number {
  const document = newDocument();
  drawSquare(document, 0, 0);
  drawSquare(document, 100 + distance, 0);
  return (elementAt(document) as Shape).edges.length;
}

/** Calls a function with object drawing on, and restores the mode. */
function withObjectDrawing(work: () => unknown): unknown {
  const before = fl.objectDrawingMode;
  fl.objectDrawingMode = true;
  try {
    return work();
  } finally {
    fl.objectDrawingMode = before;
  }
}

function selectedAt(document: Document, y: number): number {
  document.selectNone();
  document.mouseClick(point(100, y), false, true);
  return selected(document).length;
}

function groupsOf(elements: Element[]): Element[] {
  const groups: Element[] = [];
  for (let i = 0; i < elements.length; i++) if ((elements[i] as Shape).isGroup) groups.push(elements[i]);
  return groups;
}

function leftsOf(elements: Element[]): number[] {
  const lefts: number[] = [];
  for (let i = 0; i < elements.length; i++) lefts.push(elements[i].left);
  return lefts;
}
