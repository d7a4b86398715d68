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
  function (list) {
    ancestorMove(list, 5, 5);
    return list;
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
