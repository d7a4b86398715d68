// Draws shapes, texts and instances into the document in front. The scripts beside it use these functions.
/* ---- paint ---- */

function positionsOf(colors) {
  var positions = [];
  for (var i = 0; i < colors.length; i++) positions.push(Math.round((255 * i) / (colors.length - 1)));
  return positions;
}

/** Colours from one height to another. A gradient is 1638.4 px long before its matrix. */
function sweep(colors, top, bottom, positions) {
  var scale = (bottom - top) / 1638.4;
  var matrix = { a: 0, b: scale, c: -scale, d: 0, tx: 0, ty: (top + bottom) / 2 };
  return gradient('linearGradient', colors, matrix, positions);
}

/** Colours from a point outwards. */
function halo(colors, x, y, radius, positions) {
  var scale = radius / 819.2;
  return gradient('radialGradient', colors, { a: scale, b: 0, c: 0, d: scale, tx: x, ty: y }, positions);
}

function gradient(style, colors, matrix, positions) {
  var posArray = positions || positionsOf(colors);
  return {
    style: style,
    colorArray: colors,
    posArray: posArray,
    matrix: matrix,
    overflow: 'extend',
    linearRGB: false,
  };
}

/** For what is drawn next. What is selected would be painted too. */
function paintWith(fill) {
  stage.selectNone();
  if (typeof fill === 'string') stage.setFillColor(fill);
  else stage.setCustomFill(fill);
}

/* ---- shapes ---- */

/** A closed outline of points [x, y], and of curves with one or two control points before their end. */
function outline(fill, points) {
  var path = fl.drawingLayer.newPath();
  paintWith(fill);
  for (var i = 0, last; i < points.length; i++) {
    var p = points[i];
    if (p.length === 2) path.addPoint(p[0], p[1]);
    else if (p.length === 4) path.addCurve(last[0], last[1], p[0], p[1], p[2], p[3]);
    else path.addCubicCurve(last[0], last[1], p[0], p[1], p[2], p[3], p[4], p[5]);
    last = p.slice(p.length - 2);
  }
  path.close();
  path.makeShape(false, true);
}

function oval(fill, x, y, radiusX, radiusY) {
  var tall = radiusY || radiusX;
  paintWith(fill);
  stage.addNewOval({ left: x - radiusX, top: y - tall, right: x + radiusX, bottom: y + tall }, false, true);
}

function box(fill, x, y, width, height, roundness) {
  paintWith(fill);
  stage.addNewRectangle(
    { left: x, top: y, right: x + width, bottom: y + height },
    roundness || 0,
    false,
    true,
  );
}

/* ---- timelines ---- */

/** Adds a layer at the top and makes it current. */
function layer(name, color) {
  var timeline = stage.getTimeline();
  var isFirst = timeline.layerCount === 1 && timeline.layers[0].name.indexOf('Layer') === 0;
  timeline.currentLayer = isFirst ? 0 : timeline.addNewLayer(name, 'normal', true);
  var made = timeline.layers[timeline.currentLayer];
  made.name = name;
  if (color) made.color = color;
  return made;
}

/** Makes a symbol, draws it with a function, and goes back to the scene. */
function symbol(type, path, draw) {
  library.addNewItem(type, path);
  library.editItem(path);
  draw();
  stage.exitEditMode();
  var item = library.items[library.findItemIndex(path)];
  return item;
}

function exported(item, className) {
  item.linkageExportForAS = true;
  item.linkageClassName = className;
}

/** Places an instance: a scale, or a matrix without its position. */
function place(path, x, y, scale, name) {
  stage.addItem({ x: 0, y: 0 }, library.items[library.findItemIndex(path)]);
  var instance = stage.selection[0];
  var m = typeof scale === 'object' ? scale : { a: scale || 1, b: 0, c: 0, d: scale || 1 };
  instance.matrix = { a: m.a, b: m.b, c: m.c, d: m.d, tx: x, ty: y };
  instance.setTransformationPoint({ x: 0, y: 0 });
  if (name) instance.name = name;
  return instance;
}

function turned(scale, degrees) {
  var angle = (degrees * Math.PI) / 180;
  var cos = scale * Math.cos(angle);
  var sin = scale * Math.sin(angle);
  return { a: cos, b: sin, c: -sin, d: cos };
}

/** Writes a text into a box of the frame, which does not grow with its words. */
function write(words, x, y, width, height, size, color, isCentered) {
  stage.addNewText({ left: x, top: y, right: x + width, bottom: y + height }, words);
  var text = stage.selection[0];
  text.textType = 'static';
  text.setTextAttr('face', 'Verdana');
  text.setTextAttr('size', size);
  text.setTextAttr('fillColor', color);
  text.setTextAttr('aliasText', false);
  if (isCentered) text.setTextAttr('alignment', 'center');
  stage.setTextRectangle({ left: x, top: y, right: x + width, bottom: y + height });
  text.selectable = false;
  return text;
}
