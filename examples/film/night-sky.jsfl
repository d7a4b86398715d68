// Draws the sample document examples/night-sky: gradients, masks, classic, motion and shape tweens, clips in clips,
// filters, blend modes, a sound and a camera. It imports chime.wav, if that is beside it. `npm run sample` runs it in the
// headless host; it is a script for Animate too.
fl.createDocument('timeline');
var stage = fl.getDocumentDOM();
var library = stage.library;
stage.width = 640;
stage.height = 360;
stage.frameRate = 24;
stage.backgroundColor = '#0B1026';

var here = fl.scriptURI.replace(/[^\/]*$/, '');
fl.runScript(here + 'pens.jsfl');
fl.runScript(here + 'symbols.jsfl');

/* ---- the sound ---- */

var chime = here + 'chime.wav';
var hasChime = fl.fileExists(chime);
if (hasChime) {
  library.addNewItem('folder', 'sounds');
  stage.importFile(chime, true);
  library.selectItem('chime.wav');
  library.moveToFolder('sounds');
}

/* ---- the scene "Night" ---- */

function drawNight() {
  var timeline = stage.getTimeline();
  timeline.name = 'Night';

  var sky = layer('sky', '#808000');
  place('backdrop/sky', 0, 0);
  place('backdrop/moonlight', 520, 96).blendMode = 'screen';
  var hills = layer('hills', '#4F80FF');
  place('backdrop/hill', 160, 300);
  place('backdrop/hill', 480, 312, { a: 1.1, b: 0, c: 0, d: 0.9 });
  place('backdrop/village', 452, 282, 1.1);
  var moon = layer('moon', '#808080');
  place('backdrop/moon', 520, 96);
  var folder = timeline.addNewLayer('backdrop', 'folder', true);
  var backdrop = timeline.layers[folder];
  backdrop.color = '#00FFFF';
  // From the top: the layers of a folder are never apart.
  moon.parentLayer = backdrop;
  hills.parentLayer = backdrop;
  sky.parentLayer = backdrop;
  timeline.currentLayer = folder;

  var balloon = layer('balloon', '#E4573D');
  place('backdrop/balloon', 304, 212, 1.1, 'balloon');
  var comet = layer('comet', '#FF800A');
  var stars = layer('stars', '#9933CC');
  place('stars/star', 84, 122, turned(0.7, 12), 'star1');
  place('stars/star', 158, 88, 0.45);
  place('stars/twinkle', 236, 140, 1, 'twinkle_a');
  var copy = place('stars/star', 300, 64, turned(0.9, -20), 'star copy');
  var faint = place('stars/star', 352, 172, 0.35, 'Symbol 3');
  place('stars/twinkle', 428, 112, 1.2, 'twinkle_b');
  var rosy = place('stars/star', 590, 150, 0.6, 's');
  var ui = layer('ui', '#4FFF4F');
  place('ui/panel', 520, 16, 1, 'panel');
  place('ui/Button1', 70, 326, 1, 'btn1');
  place('ui/Button2', 166, 326, 1, 'btn2');
  write('Night sky', 20, 32, 184, 36, 26, '#FFFFFF');
  var notes = layer('notes', '#FF4FFF');
  write('The comet crosses the sky at frame 25', 18, 10, 304, 20, 10, '#888888');
  var actions = layer('actions', '#4F80FF');

  copy.filters = [
    {
      name: 'glowFilter',
      blurX: 8,
      blurY: 8,
      color: '#FFE66D',
      strength: 80,
      quality: 'low',
      inner: false,
      knockout: false,
      enabled: true,
    },
  ];
  faint.colorMode = 'alpha';
  faint.colorAlphaPercent = 50;
  stage.selectNone();
  stage.selection = [rosy];
  stage.setInstanceTint('#FF8FA3', 40);

  timeline.insertFrames(47, true);
  eachKeyframe(timeline, comet, [24, 47], function (index) {
    if (index === 24) place('stars/comet', 40, 60, turned(1, 18), 'comet');
    else place('stars/comet', 600, 240, turned(1, 18), 'comet');
  });
  timeline.setSelectedFrames([timeline.findLayerIndex('comet')[0], 24, 25]);
  timeline.createMotionTween(24, 47);
  if (hasChime) comet.frames[24].soundLibraryItem = library.items[library.findItemIndex('sounds/chime.wav')];
  float(timeline, balloon);
  eachKeyframe(timeline, actions, [24], function () {});
  label(actions.frames[0], 'intro', 'stop();\n');
  label(actions.frames[24], 'loop', "gotoAndPlay('intro');\n");

  notes.layerType = 'guide';
  notes.locked = hills.locked = sky.locked = true;
  timeline.setSelectedLayers(timeline.findLayerIndex('stars')[0]);
  timeline.currentFrame = 0;
  return stars;
}

/** Draws on new, empty keyframes of a layer. */
function eachKeyframe(timeline, ofLayer, indices, draw) {
  timeline.setSelectedLayers(timeline.findLayerIndex(ofLayer.name)[0]);
  for (var i = 0; i < indices.length; i++) timeline.convertToBlankKeyframes(indices[i]);
  for (i = 0; i < indices.length; i++) {
    timeline.currentFrame = indices[i];
    draw(indices[i]);
  }
}

function label(frame, name, script) {
  frame.name = name;
  frame.labelType = 'name';
  frame.actionScript = script;
}

/** A motion tween: up and to the right, and back, slowly at both ends. */
function float(timeline, ofLayer) {
  timeline.setSelectedLayers(timeline.findLayerIndex(ofLayer.name)[0]);
  timeline.createMotionObject(0, 48);
  ofLayer.frames[0].setMotionObjectXML(
    '<AnimationCore TimeScale="24000" Version="1" duration="48000"><TimeMap strength="0" type="Quadratic"/>' +
      '<PropertyContainer id="headContainer"><PropertyContainer id="Basic_Motion">' +
      wave('Motion_X', 5) +
      wave('Motion_Y', -9) +
      '</PropertyContainer></PropertyContainer></AnimationCore>',
  );
}

function wave(property, distance) {
  var keys = '';
  for (var i = 0; i < 3; i++) {
    var value = i === 1 ? distance : 0;
    keys += '<Keyframe anchor="0,' + value + '" next="9000,' + value + '" previous="-9000,' + value;
    keys += '" roving="0" timevalue="' + [0, 24000, 47000][i] + '"/>';
  }
  return (
    '<Property enabled="1" id="' +
    property +
    '" ignoreTimeMap="0" readonly="0" visible="1" TimeMapIndex="0">' +
    keys +
    '</Property>'
  );
}

/* ---- the scene "Credits" ---- */

function drawCredits() {
  var timeline = stage.getTimeline();
  timeline.name = 'Credits';
  layer('sky', '#808000');
  place('backdrop/sky', 0, 0);
  layer('hills', '#808080');
  place('backdrop/hill', 320, 290, { a: 1.4, b: 0, c: 0, d: 1 });
  layer('last star', '#FF4FFF');
  place('stars/star', 320, 90, 1, 'lastStar');
  layer('text', '#4F80FF');
  write('Thank you for watching\rGood night', 168, 138, 304, 74, 24, '#FFFFFF', true);
  timeline.insertFrames(23, true);

  // The camera moves back slowly.
  var camera = timeline.camera;
  camera.cameraEnabled = true;
  var index = timeline.findLayerIndex('Camera')[0];
  timeline.setSelectedLayers(index);
  timeline.convertToKeyframes(23);
  camera.setZoom(0, 125);
  camera.setPosition(0, 0, 30);
  timeline.createMotionTween(0, 23);
  timeline.layers[index].frames[0].tweenEasing = 60;
  timeline.setSelectedLayers(timeline.findLayerIndex('text')[0]);
  timeline.currentFrame = 0;
}

drawNight();
stage.addNewScene('Credits');
drawCredits();
stage.editScene(0);
