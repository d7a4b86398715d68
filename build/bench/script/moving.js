// Part of the benchmark script: methods that move elements.

method(
  '.move(5, 5, true)',
  function (collection) {
    return collection.move(5, 5, true);
  },
  function (list) {
    for (var i = 0; i < list.length; i++) {
      list[i].x += 5;
      list[i].y += 5;
    }
    return list;
  },
  function (ancestor) {
    return ancestor.move(5, 5);
  },
);

method(
  '.move(5, 5)',
  function (collection) {
    return collection.move(5, 5);
  },
  function (list) {
    var left = Infinity;
    var top = Infinity;
    var i;
    for (i = 0; i < list.length; i++) {
      left = Math.min(left, list[i].left);
      top = Math.min(top, list[i].top);
    }
    for (i = 0; i < list.length; i++) {
      list[i].x += 5 - left;
      list[i].y += 5 - top;
    }
    return list;
  },
);

method(
  '.toGrid(10)',
  function (collection) {
    return collection.toGrid(10);
  },
  function (list) {
    for (var i = 0; i < list.length; i++) {
      var x = list[i].x;
      var y = list[i].y;
      var nextX = Math.floor(x / 10 + 0.5) * 10;
      var nextY = Math.floor(y / 10 + 0.5) * 10;
      if (nextX !== x) list[i].x = nextX;
      if (nextY !== y) list[i].y = nextY;
    }
    return list;
  },
);

/** The bounds of all, and the middle of each moved to their middle. */
method(
  ".align('horizontal')",
  function (collection) {
    return collection.align('horizontal');
  },
  function (list) {
    var boxes = [];
    var left = Infinity;
    var right = -Infinity;
    var i;
    for (i = 0; i < list.length; i++) {
      boxes.push({ left: list[i].left, top: list[i].top, width: list[i].width, height: list[i].height });
      left = Math.min(left, boxes[i].left);
      right = Math.max(right, boxes[i].left + boxes[i].width);
    }
    for (i = 0; i < list.length; i++) {
      var by = left - boxes[i].left + 0.5 * (right - left - boxes[i].width);
      if (by !== 0) list[i].x += by;
    }
    return list;
  },
);

method(
  ".rename('clip_###')",
  function (collection) {
    return collection.rename('clip_###');
  },
  function (list) {
    for (var i = 0; i < list.length; i++) {
      var number = String(i + 1);
      while (number.length < 3) number = '0' + number;
      list[i].name = 'clip_' + number;
    }
    return list;
  },
  function (ancestor) {
    return ancestor.rename('clip_###');
  },
);
