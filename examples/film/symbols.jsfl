// Draws the symbols of night-sky.jsfl.
var GOLD = ['#FFF9DC', '#FFE27A', '#FFC94D'];

exported(
  symbol('movie clip', 'stars/star', function () {
    layer('Layer 1');
    outline(halo(GOLD, 0, 0, 20), [
      [0, -20],
      [1.6, -10.4, 3, -7.6, 4.7, -6.45],
      [6.8, -5.6, 10.4, -5.8, 19, -6.2],
      [12.4, -1.2, 9, 0.4, 7.6, 2.45],
      [7.2, 4.6, 8.8, 8, 11.75, 16.2],
      [5, 11.4, 2.6, 8.9, 0, 8],
      [-2.6, 8.9, -5, 11.4, -11.75, 16.2],
      [-8.8, 8, -7.2, 4.6, -7.6, 2.45],
      [-9, 0.4, -12.4, -1.2, -19, -6.2],
      [-10.4, -5.8, -6.8, -5.6, -4.7, -6.45],
      [-3, -7.6, -1.6, -10.4, 0, -20],
    ]);
  }),
  'sky.Star',
);

symbol('graphic', 'stars/parts/glow', function () {
  layer('Layer 1');
  oval(halo(['#FFF3B0B0', '#FFE9A050', '#FFE08018', '#FFE08000'], 0, 0, 26), 0, 0, 26);
});

exported(
  symbol('movie clip', 'stars/twinkle', function () {
    var timeline = stage.getTimeline();
    layer('glow', '#FF4FFF');
    place('stars/parts/glow', 0, 0);
    var star = layer('star', '#4F80FF');
    place('stars/star', 0, 0, 0.8);
    timeline.insertFrames(23, true);
    timeline.convertToKeyframes(12);
    star.frames[12].elements[0].matrix = { a: 0.88992, b: 0.64656, c: -0.64656, d: 0.88992, tx: 0, ty: 0 };
    timeline.createMotionTween(0, 24);
    star.frames[0].tweenEasing = 40;
  }),
  'sky.Twinkle',
);

exported(
  symbol('movie clip', 'stars/comet', function () {
    layer('tail', '#FF4FFF');
    fl.objectDrawingMode = 1;
    var tail = gradient('linearGradient', ['#FFE66D00', '#FFD98A60', '#FFF6D8E0'], {
      a: 0.055,
      b: 0,
      c: 0,
      d: 0.055,
      tx: -45,
      ty: 0,
    });
    outline(tail, [
      [0, -7],
      [-30, -6, -64, -2, -92, 0],
      [-64, 2, -30, 7, 0, 8],
    ]);
    outline(tail, [
      [0, -3],
      [-20, -3, -40, -1, -60, 0.5],
      [-40, 2, -20, 4, 0, 4],
    ]);
    fl.objectDrawingMode = 0;
    stage.selectAll();
    stage.group();
    layer('head', '#4F80FF');
    place('stars/star', 0, 0, 0.6);
  }),
  'sky.Comet',
);

symbol('graphic', 'sketches/old star', function () {
  layer('Layer 1');
  outline('#999999', [
    [0, -18],
    [3.5, -6.05],
    [15.6, -9],
    [7, 0],
    [15.6, 9],
    [3.5, 6.05],
    [0, 18],
    [-3.5, 6.05],
    [-15.6, 9],
    [-7, 0],
    [-15.6, -9],
    [-3.5, -6.05],
  ]);
});

symbol('graphic', 'backdrop/sky', function () {
  layer('air');
  box(
    sweep(
      ['#060A22', '#0E1640', '#26296A', '#554587', '#A9608A', '#F0A07C'],
      0,
      310,
      [0, 70, 135, 185, 222, 255],
    ),
    0,
    0,
    640,
    360,
  );
  layer('dust');
  // The same places each time: a generator of its own.
  for (var i = 0, seed = 7; i < 90; i++) {
    seed = (seed * 16807) % 2147483647;
    var x = seed % 640;
    seed = (seed * 16807) % 2147483647;
    var y = Math.pow((seed % 1000) / 1000, 1.4) * 230;
    seed = (seed * 16807) % 2147483647;
    oval('#FFFFFF' + ['50', '80', 'C0'][seed % 3], x, y, [0.5, 0.7, 1.1][(seed >> 4) % 3]);
  }
  layer('ridge');
  outline(sweep(['#3C3B7C', '#6A4C88'], 210, 300), [
    [0, 262],
    [30, 250, 60, 232, 92, 226],
    [120, 222, 150, 250, 190, 252],
    [230, 254, 250, 214, 296, 214],
    [340, 214, 360, 250, 404, 254],
    [450, 258, 480, 224, 524, 222],
    [570, 222, 610, 246, 640, 250],
    [640, 360],
    [0, 360],
  ]);
});

symbol('graphic', 'backdrop/moon', function () {
  var timeline = stage.getTimeline();
  layer('disc', '#FF4FFF');
  oval(halo(['#FFFDF2', '#F7EED2', '#E6D8B4'], -8, -10, 54), 0, 0, 40);
  var craters = layer('craters', '#4F80FF');
  fl.objectDrawingMode = 1;
  oval(halo(['#DCCFAB', '#E3D7B6'], -15, -9, 9), -14, -8, 9);
  oval(halo(['#DCCFAB', '#E3D7B6'], 11, 13, 6), 12, 14, 6);
  fl.objectDrawingMode = 0;
  var shade = layer('shade', '#9933CC');
  oval(halo(['#1A1E5000', '#1A1E5000', '#1A1E50A0'], -22, -16, 70, [0, 150, 255]), 8, 6, 52);
  var edge = layer('edge', '#4FFF4F');
  oval('#FFFFFF', 0, 0, 40);
  edge.layerType = 'mask';
  craters.parentLayer = edge;
  shade.parentLayer = edge;
  edge.locked = craters.locked = shade.locked = true;
  timeline.setSelectedLayers(0);
});

symbol('graphic', 'backdrop/moonlight', function () {
  layer('Layer 1');
  oval(halo(['#FFF4D490', '#D9CFE840', '#A9A6E014', '#8F93E000'], 0, 0, 150, [60, 100, 170, 255]), 0, 0, 150);
});

symbol('graphic', 'backdrop/hill', function () {
  layer('Layer 1');
  outline(sweep(['#3A3F84', '#23285F', '#10143A'], -40, 80, [0, 90, 255]), [
    [-380, 80],
    [-270, 60, -150, -40, -10, -40],
    [130, -40, 260, 50, 380, 80],
  ]);
});

/** Three tiers of branches, h px high. */
function pine(color, x, y, h) {
  var w = h * 0.24;
  var points = [[x, y - h]];
  for (var i = 1; i <= 3; i++) {
    var down = y - h + (h * i) / 3.2;
    var out = (w * (i + 0.6)) / 3.2;
    points.push(
      [x + out * 0.3, down - h * 0.14, x + out * 0.6, down - h * 0.04, x + out, down],
      [x + out * 0.5, down - h * 0.03],
    );
  }
  points.push(
    [x + w * 0.12, y - h * 0.06],
    [x + w * 0.12, y],
    [x - w * 0.12, y],
    [x - w * 0.12, y - h * 0.06],
  );
  for (i = 3; i >= 1; i--) {
    down = y - h + (h * i) / 3.2;
    out = (w * (i + 0.6)) / 3.2;
    points.push([x - out * 0.5, down - h * 0.03], [x - out, down]);
    points.push([
      x - out * 0.6,
      down - h * 0.04,
      x - out * 0.3,
      down - h * 0.14,
      i > 1 ? x - (w * (i - 0.4)) / 6.4 : x,
      i > 1 ? y - h + (h * (i - 1)) / 3.2 - h * 0.03 : y - h,
    ]);
  }
  outline(color, points);
}

symbol('graphic', 'backdrop/village', function () {
  layer('far pines');
  var far = [
    [-196, 3, 26],
    [-184, 1, 34],
    [-172, 0, 24],
    [-78, -14, 22],
    [-66, -14, 30],
  ];
  for (var i = 0; i < far.length; i++) pine('#1A1F52', far[i][0], far[i][1], far[i][2]);
  layer('light');
  oval(halo(['#FFC86A80', '#FFB45A28', '#FFB45A00'], 0, -8, 46), 0, -8, 46);
  layer('house');
  box('#171A45', -17, -18, 34, 24);
  box('#171A45', 7, -36, 5, 14);
  outline('#0B0E2C', [
    [-22, -17],
    [0, -36],
    [22, -17],
  ]);
  layer('windows');
  box(sweep(['#FFF0B8', '#FFC04D'], -14, -2), -11, -13, 7, 8);
  box(sweep(['#FFF0B8', '#FFC04D'], -14, -2), 4, -13, 7, 8);
  layer('near pines');
  var near = [
    [-40, 14, 46],
    [36, 10, 40],
    [52, 14, 58],
    [70, 18, 44],
    [104, 24, 66],
    [124, 28, 50],
    [146, 34, 74],
  ];
  for (i = 0; i < near.length; i++) pine('#0C1034', near[i][0], near[i][1], near[i][2]);
});

symbol('graphic', 'backdrop/flame', function () {
  var timeline = stage.getTimeline();
  var shapes = [
    [
      [0, -15],
      [5, -8, 5, -2],
      [5, 3, 0, 3],
      [-5, 3, -5, -2],
      [-5, -8, 0, -15],
    ],
    [
      [2, -20],
      [4, -9, 5, -2],
      [5, 4, 0, 3],
      [-4, 4, -4, -2],
      [-5, -10, 2, -20],
    ],
  ];
  layer('fire');
  timeline.insertFrames(23, true);
  timeline.convertToBlankKeyframes(12);
  timeline.convertToBlankKeyframes(23);
  for (var i = 0; i < 3; i++) {
    timeline.currentFrame = [0, 12, 23][i];
    outline(sweep(['#FF9A3C', '#FFD45E', '#FFF6C8'], -17, 3), shapes[i % 2]);
  }
  timeline.setFrameProperty('tweenType', 'shape', 0, 23);
  timeline.currentFrame = 0;
});

symbol('graphic', 'backdrop/stripes', function () {
  layer('Layer 1');
  for (var x = -128; x < 128; x += 32) {
    outline(x % 64 ? '#FFD27A' : '#F4EBDD', [
      [x, -40],
      [x + 16, -40],
      [x + 16, 60],
      [x, 60],
    ]);
  }
});

symbol('movie clip', 'backdrop/balloon', function () {
  var timeline = stage.getTimeline();
  var bag = [
    [0, -36],
    [21, -36, 35, -20, 35, -2],
    [35, 18, 16, 30, 8, 46],
    [-8, 46],
    [-16, 30, -35, 18, -35, -2],
    [-35, -20, -21, -36, 0, -36],
  ];
  layer('light', '#FF800A');
  place('stars/parts/glow', 0, 46, 1.25);
  layer('basket', '#4F80FF');
  outline('#3A2340', [
    [-8, 45],
    [-7.2, 45],
    [-5.4, 60],
    [-6, 60],
  ]);
  outline('#3A2340', [
    [8, 45],
    [7.2, 45],
    [5.4, 60],
    [6, 60],
  ]);
  box(sweep(['#A9683F', '#6E3B2C'], 60, 70), -7, 60, 14, 10, 2);
  layer('flame', '#FFCC00');
  place('backdrop/flame', 0, 55, 0.7);
  var cloth = layer('cloth', '#FF4FFF');
  outline('#E4573D', bag);
  var stripes = layer('stripes', '#9933CC');
  var band = place('backdrop/stripes', 0, 0);
  var shade = layer('shade', '#808080');
  outline(halo(['#FFE9B000', '#7A1E3A30', '#2B0F45C0'], -8, 4, 48, [40, 150, 255]), bag);
  var edge = layer('envelope', '#4FFF4F');
  outline('#FFFFFF', bag);
  timeline.insertFrames(47, true);
  edge.layerType = 'mask';
  cloth.parentLayer = stripes.parentLayer = shade.parentLayer = edge;
  timeline.setSelectedLayers(timeline.findLayerIndex('stripes')[0]);
  timeline.convertToKeyframes(47);
  stripes.frames[47].elements[0].x = band.x + 64;
  timeline.createMotionTween(0, 47);
  edge.locked = cloth.locked = stripes.locked = shade.locked = true;
});

function button(path, label, up, over) {
  symbol('button', path, function () {
    var timeline = stage.getTimeline();
    layer('face', '#FF4FFF');
    timeline.insertFrames(3, true);
    timeline.convertToBlankKeyframes(1);
    timeline.convertToBlankKeyframes(3);
    timeline.currentFrame = 0;
    box(sweep(up, -16, 16), -40, -16, 80, 32, 16);
    timeline.currentFrame = 1;
    box(sweep(over, -16, 16), -40, -16, 80, 32, 16);
    timeline.currentFrame = 3;
    box('#000000', -44, -20, 88, 40);
    timeline.currentFrame = 0;
    layer('label', '#4F80FF');
    write(label, -28, -13, 56, 22, 14, '#FFFFFF', true);
  });
}
button('ui/Button1', 'Play', ['#E0634A', '#B83A4E'], ['#EE7A55', '#CC4A55']);
button('ui/Button2', 'Stop', ['#3B6FB5', '#2B4A94'], ['#4C86CC', '#3558A8']);

symbol('movie clip', 'ui/panel', function () {
  layer('plate', '#FF4FFF');
  paintWith('#0A1030B0');
  stage.addNewPrimitiveRectangle({ left: 0, top: 0, right: 100, bottom: 36 }, 8, false, true);
  layer('text', '#4F80FF');
  var score = write('0', 6, 4, 88, 28, 18, '#FFE9A8');
  score.textType = 'dynamic';
  score.setTextAttr('alignment', 'right');
  score.name = 'score';
});
