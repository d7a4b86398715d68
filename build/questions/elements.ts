import type { Questions } from './Questions';
import { newDocument } from './support/ownDocuments';
import { outcome } from './support/outcome';
import { setStyle } from './support/setStyle';
import {
  addLayer,
  drawSquare,
  elementAt,
  elementsAt,
  makeSymbol,
  namesOf,
  place,
  placeNew,
  point,
  select,
  selected,
} from './support/stage';

/** Questions about elements. */
export const elements: Questions = {
  'elements-order'() {
    const document = newDocument();
    const back = placeNew(document, 'back');
    placeNew(document, 'front');
    select(document, [back]);
    document.arrange('back');
    return namesOf(elementsAt(document));
  },

  'element-depth'() {
    const document = newDocument();
    const back = placeNew(document, 'back');
    const front = placeNew(document, 'front');
    select(document, [back]);
    document.arrange('back');
    return [back.depth, front.depth];
  },

  twips() {
    const instance = placeNew(newDocument(), 'a');
    instance.x = 10.123;
    return instance.x;
  },

  'bounds-without-strokes'() {
    const document = newDocument();
    drawSquare(document, 10, 20);
    const { left, top, width, height } = elementAt(document);
    return [left, top, width, height];
  },

  'bounds-of-instances'() {
    const document = newDocument();
    const { library } = document;
    library.addNewItem('movie clip', 'a');
    library.editItem('a');
    drawSquare(document, 0, 0);
    addLayer(document, 'guide').layerType = 'guide';
    drawSquare(document, 300, 300);
    addLayer(document, 'hidden').visible = false;
    document.exitEditMode();
    const { width, height } = place(document, 'a', 'a', 0, 0);
    return [width, height];
  },

  'x-of-shapes-and-texts'() {
    const document = newDocument();
    drawSquare(document, 0, 0);
    const { x, y } = elementAt(document);
    const text = newText(newDocument());
    return [x, y, text.x - text.left, text.y - text.top];
  },

  'object-space-bounds'() {
    const document = newDocument();
    drawSquare(document, 10, 20);
    const raw = sidesOf(elementAt(document));
    document.selectAll();
    document.group();
    document.rotateSelection(45);
    return [raw, sidesOf(elementAt(document))];
  },

  'matrix-of-shapes'() {
    const document = newDocument();
    drawSquare(document, 10, 20);
    const shape = elementAt(document);
    const before = [shape.matrix.tx, shape.matrix.ty];
    const { matrix } = shape;
    matrix.tx += 30;
    shape.matrix = matrix;
    return [before, elementAt(document).left];
  },

  'set-width'() {
    const instance = placeNew(newDocument(), 'a', 100, 100);
    instance.rotation = 30;
    const { left, top } = instance;
    instance.width = 200;
    const { a, b, c, d } = instance.matrix;
    return [instance.left - left, instance.top - top, a, b, c, d];
  },

  'mirrored-scale'() {
    const instance = placeNew(newDocument(), 'a');
    const { matrix } = instance;
    matrix.a = -1;
    instance.matrix = matrix;
    return [instance.scaleX, instance.scaleY, instance.skewX, instance.skewY];
  },

  'rotation-keeps-place'() {
    const instance = placeNew(newDocument(), 'a', 30, 40);
    instance.setTransformationPoint(point(50, 50));
    instance.rotation = 90;
    return [instance.x, instance.y];
  },

  'color-channels'() {
    const document = newDocument();
    const instance = placeNew(document, 'a');
    select(document, [instance]);
    document.setInstanceTint('#ff0000', 50);
    const { colorRedPercent, colorRedAmount, colorMode } = instance;
    instance.colorRedAmount = 10;
    return [colorRedPercent, colorRedAmount, colorMode, instance.colorMode];
  },

  'color-mode'() {
    const instance = placeNew(newDocument(), 'a');
    instance.colorMode = 'alpha';
    instance.colorAlphaPercent = 40;
    const values: unknown[] = [];
    const modes = ['advanced', 'alpha', 'tint', 'alpha', 'brightness', 'alpha', 'none'];
    for (let i = 0; i < modes.length; i++) {
      instance.colorMode = modes[i];
      values.push(instance.colorMode, instance.colorAlphaPercent);
    }
    return values;
  },

  'color-array'() {
    const document = newDocument();
    drawSquare(document, 0, 0);
    const shape = elementAt(document) as Shape;
    const contour = shape.contours[1];
    shape.beginEdit();
    const { fill } = contour;
    fill.style = 'linearGradient';
    fill.colorArray = ['#FF0000', '#0000FF80'] as never;
    fill.posArray = [0, 255];
    contour.fill = fill;
    shape.endEdit();
    return (elementAt(document) as Shape).contours[1].fill.colorArray;
  },

  hairline() {
    const document = newDocument();
    drawSquare(document, 0, 0);
    document.selectAll();
    setStyle(document, 'hairline');
    return (elementAt(document) as Shape).edges[0].stroke.thickness;
  },

  contours() {
    const document = newDocument();
    drawSquare(document, 0, 0);
    const values: unknown[] = [];
    const { contours } = elementAt(document) as Shape;
    for (let i = 0; i < contours.length; i++) values.push(contours[i].interior);
    return values;
  },

  'contour-orientation'() {
    const document = newDocument();
    drawSquare(document, 0, 0);
    const values: unknown[] = [];
    const { contours } = elementAt(document) as Shape;
    for (let i = 0; i < contours.length; i++) values.push(contours[i].interior, contours[i].orientation);
    return values;
  },

  'half-edge-id'() {
    const document = newDocument();
    drawSquare(document, 0, 0);
    const values: number[] = [];
    const { contours } = elementAt(document) as Shape;
    for (let i = 0; i < contours.length; i++) values.push(contours[i].getHalfEdge().id);
    return values;
  },

  'half-edge-vertex'() {
    const document = newDocument();
    drawSquare(document, 0, 0);
    const edge = (elementAt(document) as Shape).edges[0];
    const vertex = edge.getHalfEdge(0).getVertex();
    return [vertex.x - edge.getControl(0).x, vertex.y - edge.getControl(0).y];
  },

  'cubic-segment-index'() {
    const document = newDocument();
    drawSquare(document, 0, 0);
    const values: number[] = [];
    const { edges } = elementAt(document) as Shape;
    for (let i = 0; i < edges.length; i++) values.push(edges[i].cubicSegmentIndex);
    return values.sort();
  },

  'group-of-drawing-object'() {
    const document = newDocument();
    drawSquare(document, 0, 0);
    document.selectAll();
    document.union();
    const shape = selected(document)[0] as Shape;
    return [shape.isDrawingObject, shape.isGroup];
  },

  'group-outline'() {
    const document = newDocument();
    drawSquare(document, 0, 0);
    document.selectAll();
    document.group();
    const { contours, edges, vertices, members } = selected(document)[0] as Shape;
    return [contours.length, edges.length, vertices.length, members.length];
  },

  'bold-face'() {
    const document = newDocument();
    const text = newText(document);
    text.setTextAttr('face', 'Arial');
    text.setTextAttr('bold', true);
    return [text.getTextAttr('face'), text.getTextAttr('bold')];
  },

  'set-text-string'() {
    const text = newText(newDocument());
    text.setTextString('abcd');
    text.setTextAttr('size', 30, 0, 1);
    text.setTextAttr('size', 20, 1, 4);
    text.setTextString('XY', 0, 2);
    return [text.getTextString(), text.getTextAttr('size', 0, 2), text.getTextAttr('size', 2, 4)];
  },

  'text-frame'() {
    const text = newText(newDocument());
    const { width, height } = text;
    text.setTextString('a long line that would need a lot more room than the frame of the text has');
    return [text.width - width, text.height - height];
  },

  'line-type-of-static-text'() {
    const text = newText(newDocument());
    return [outcome(() => (text.lineType = 'multiline')), text.textType];
  },

  'tab-index'() {
    const document = newDocument();
    makeSymbol(document, 'a');
    return place(document, 'a', 'a', 0, 0).tabIndex;
  },
};

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A static text with a frame of 100 by 50 pixels. */
function newText(document: Document): Text {
  document.addNewText({ left: 20, top: 30, right: 120, bottom: 80 }, 'text');
  const text = elementAt(document) as Text;
  text.textType = 'static';
  return text;
}

function sidesOf(element: Element): number[] {
  const { left, top, right, bottom } = (element as Element & { objectSpaceBounds: Box }).objectSpaceBounds;
  return [left, top, right, bottom];
}
