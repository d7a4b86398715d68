import type { Document } from '../../../host-mocks/model/document/Document';
import { openLiteral } from '../../support/openModel';
import { CANVAS_KIND } from '../filesOfDocument';
import { startUndrawn } from './support/startUndrawn';
import { SQUARE } from './support/samples';

/** A film with a camera, a box that it looks at, and a box that is attached to it, both at 100, 100. */
function cameraFilm(): Document {
  const document = openLiteral({
    name: 'camera.fla',
    attributes: { filetypeGUID: CANVAS_KIND },
    library: [
      { name: 'box', layers: [{ elements: [SQUARE] }] },
      { name: 'eye', layers: [{ elements: [] }] },
    ],
    layers: [
      {
        name: 'Camera',
        attributes: { layerType: 'camera' },
        elements: [{ item: 'eye', x: 275, y: 200 }],
        duration: 3,
      },
      {
        name: 'code',
        attributes: { attachedToCamera: 'true' },
        frames: [
          {
            script: 'this.cam = AdobeAn.VirtualCamera.getCamera(exportRoot);',
            elements: [{ item: 'box', name: 'still', x: 100, y: 100 }],
            duration: 3,
          },
        ],
      },
      { name: 'seen', elements: [{ item: 'box', name: 'box', x: 100, y: 100 }], duration: 3 },
    ],
  });
  document.timelines[0].node.setAttr('cameraLayerEnabled', 'true');
  return document;
}

/** What scripts say, and where the box is then. Worked out by hand: the stage is 550 × 400, its middle 275, 200. */
const COMMANDS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  '': [100, 100],
  'cam.setZoom(200)': [-75, 0],
  'cam.setZoom(50); cam.zoomBy(400)': [-75, 0],
  'cam.moveBy(10, 20)': [110, 120],
  'cam.setPosition(10, 20); cam.resetPosition()': [100, 100],
  'cam.setRotation(90)': [375, 25],
  'cam.rotateBy(45); cam.rotateBy(45)': [375, 25],
  'cam.setZDepth(264.125)': [-75, 0],
  'cam.pinCameraToObject(exportRoot.box)': [275, 200],
  'cam.pinCameraToObject(exportRoot.box); cam.setPinOffset(25, 0)': [250, 200],
  'AdobeAn.VirtualCamera.getCameraAsMovieClip().x = 300': [75, 100],
};

const ASK = `
  var cam = exportRoot.cam;
  commands.map(function (command) {
    cam.reset();
    cam.resetZDepth();
    eval(command);
    stage.update();
    return [exportRoot.box, exportRoot.still].map(function (box) {
      var matrix = box.getConcatenatedMatrix();
      return [matrix.tx, matrix.ty].map(Math.round);
    });
  })`;

/** A box at 100, 100 on each of two layers, the nearer one first; the farther one is at a depth of its own. */
function layeredFilm(): Document {
  const document = openLiteral({
    name: 'layers.fla',
    attributes: { filetypeGUID: CANVAS_KIND },
    library: [{ name: 'box', layers: [{ elements: [SQUARE] }] }],
    layers: [
      {
        name: 'near one',
        frames: [
          {
            script: 'AdobeAn.Layer.getLayerZDepth(this, "near_one");',
            elements: [{ item: 'box', name: 'near', x: 100, y: 100 }],
            duration: 3,
          },
        ],
      },
      {
        name: 'far',
        frames: [
          {
            attributes: { frameZDepth: '528.25' },
            elements: [{ item: 'box', name: 'away', x: 100, y: 100 }],
            duration: 3,
          },
        ],
      },
    ],
  });
  document.timelines[0].node.setAttr('layerDepthEnabled', 'true');
  return document;
}

/**
 * What scripts say, and then: the depths of both layers, where their boxes are, and which is behind. Worked out by hand:
 * twice as far away is half as large, about the middle 275, 200.
 */
const DEPTHS: Readonly<Record<string, readonly unknown[]>> = {
  '': [[0, 528.25], [100, 100], [188, 150], 'away'],
  'layer.setLayerZDepth(exportRoot, "near_one", 1584.75)': [
    [1584.75, 528.25],
    [231, 175],
    [188, 150],
    'near',
  ],
  'layer.setLayerZDepth(exportRoot, "near_one", 99999)': [[10000, 528.25], [266, 195], [188, 150], 'near'],
  'layer.setLayerZDepth(exportRoot, "far", -264.125)': [[0, -264.125], [100, 100], [-75, 0], 'near'],
  'layer.setLayerZDepth(exportRoot, "far", -99999)': [[0, -5000], [100, 100], [275, 200], 'near'],
  'layer.setLayerZDepth(exportRoot, "nothing", 5)': [[0, 528.25], [100, 100], [188, 150], 'away'],
  'exportRoot.far.x = 10': [[0, 528.25], [100, 100], [193, 150], 'away'],
};

const ASK_DEPTHS = `
  var layer = AdobeAn.Layer;
  commands.map(function (command) {
    layer.setLayerZDepth(exportRoot, 'near_one', 0);
    layer.setLayerZDepth(exportRoot, 'far', 528.25);
    eval(command);
    exportRoot.gotoAndStop(1 - exportRoot.currentFrame);
    stage.update();
    var boxes = [exportRoot.near, exportRoot.away].map(function (box) {
      var matrix = box.getConcatenatedMatrix();
      return [matrix.tx, matrix.ty].map(Math.round);
    });
    var named = exportRoot.children.filter(function (child) { return child === exportRoot.near || child === exportRoot.away; });
    var depths = ['near_one', 'far'].map(function (name) { return layer.getLayerZDepth(exportRoot, name); });
    return [depths].concat(boxes, named[0].name);
  })`;

it('Layers are as small as their depth makes them, and nearer ones are in front of others', () => {
  const run = startUndrawn(layeredFilm());
  const commands = Object.keys(DEPTHS);
  const answers = run(`var commands = ${JSON.stringify(commands)};${ASK_DEPTHS}`) as unknown[];
  expect(commands.map((command, i) => [command, answers[i]])).toEqual(Object.entries(DEPTHS));
  const left = run(
    'layer.removeLayer(exportRoot, "far"); layer.addNewLayer(exportRoot, "new", 20); stage.update();' +
      '[exportRoot.away.parent, exportRoot.getChildByName("new").depth, layer.getLayerZDepth(exportRoot, "other")]',
  );
  expect(left).toEqual([null, 20, 0]);
});

it('The camera moves what it looks at, leaves what is attached to it, and says where it is', () => {
  const run = startUndrawn(cameraFilm());
  const commands = Object.keys(COMMANDS);
  const places = run(`var commands = ${JSON.stringify(commands)};${ASK}`) as unknown[];
  expect(commands.map((command, i) => [command, places[i]])).toEqual(
    Object.entries(COMMANDS).map(([command, place]) => [command, [place, [100, 100]]]),
  );
  const said = run(
    'cam.reset(); cam.moveBy(3, 4, 5); cam.setZoom(1e9); cam.setRotation(500); [cam.getPosition(), cam.getZoom(), cam.getRotation()]',
  );
  expect(said).toEqual([{ x: 3, y: 4, z: 5 }, 10000, 180]);
});
