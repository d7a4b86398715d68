import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { PNG } from 'pngjs';
import { createHost, openHost, type HostHandle } from '../../../../app';
import type { Document } from '../../../../host-mocks/model/document/Document';
import type { Timeline as ModelTimeline } from '../../../../host-mocks/model/timeline/Timeline';
import { pictureOf } from '../../../../app/host/pictureOf';
import { describeDocuments } from '../../../support/documents';
import { rasterize } from '../../../support/onNode';
import { openLiteral, openReal } from '../../../support/openModel';
import { temporaryFolder } from '../../../support/temporaryFolder';

const folder = temporaryFolder();

/** Forty frames on a stage of 550 x 400, with a camera. */
function withCamera(): ModelTimeline {
  const timeline = openLiteral({ layers: [{ frames: [{ duration: 40 }] }] }).getTimeline();
  timeline.camera.cameraEnabled = true;
  return timeline;
}

describe('camera.cameraEnabled', () => {
  it('The value true makes the layer that the program writes, above all others and for all frames', () => {
    const timeline = withCamera();
    expect(timeline.layers.map(({ name, layerType, frameCount }) => [name, layerType, frameCount])).toEqual([
      ['Camera', 'camera', 40],
      ['Layer 1', 'normal', 40],
    ]);
    expect(timeline.currentLayer).toBe(0);
    const element = timeline.layers[0].keyframes[0].elementNodes[0];
    expect(element.name).toBe('DOMSymbolInstance');
    expect(['libraryItemName', 'name', 'isVisible'].map((name) => element.attr(name))).toEqual([
      '__Camera__',
      '___camera___instance',
      'false',
    ]);
  });

  it('Drawing on the layer of the camera is refused', () => {
    const timeline = withCamera();
    const document = timeline.document as unknown as Document;
    const box = { left: 0, top: 0, right: 10, bottom: 10 };
    expect(() => document.addNewRectangle(box, 0)).toThrow('There is no current frame to draw into');
    timeline.currentLayer = 1;
    document.addNewRectangle(box, 0);
    expect(timeline.layers.map(({ keyframes }) => keyframes[0].elementNodes.length)).toEqual([1, 1]);
  });

  it('The value false keeps the layer, and true finds it again', () => {
    const timeline = withCamera();
    timeline.camera.setZoom(0, 200);
    timeline.camera.cameraEnabled = false;
    expect([timeline.camera.cameraEnabled, timeline.camera.getZoom(0)]).toEqual([false, 100]);
    timeline.camera.cameraEnabled = true;
    expect([timeline.layerCount, timeline.camera.getZoom(0)]).toEqual([2, 200]);
  });

  it('Layers that belong to others keep their parents', () => {
    const timeline = openLiteral({
      layers: [{ name: 'above' }, { name: 'folder', type: 'folder' }, { name: 'inside', parent: 'folder' }],
    }).getTimeline();
    timeline.camera.cameraEnabled = true;
    expect(timeline.layers.map(({ name, parentLayer }) => [name, parentLayer?.name])).toEqual([
      ['Camera', undefined],
      ['above', undefined],
      ['folder', undefined],
      ['inside', 'folder'],
    ]);
  });
});

describe('without a camera', () => {
  it('Getters give the defaults of the reference', () => {
    const { camera } = openLiteral({}).getTimeline();
    expect(camera.cameraEnabled).toBe(false);
    expect(camera.getZoom(0)).toBe(100);
    expect(camera.getRotation(0)).toBe(0);
    expect(camera.getPosition(0)).toEqual({ x: 0, y: 0, z: 0 });
    expect(camera.getTint(0)).toEqual({ percent: 0, red: 0, green: 0, blue: 0 });
    expect(camera.getColorFilter(0)).toEqual({ brightness: 0, contrast: 0, saturation: 0, hue: 0 });
  });

  it('Setters say what to do, and add no layer', () => {
    const timeline = openLiteral({}).getTimeline();
    const why = 'Camera.setZoom: the timeline has no camera; set camera.cameraEnabled to true first';
    expect(() => timeline.camera.setZoom(0, 50)).toThrow(why);
    expect(timeline.layerCount).toBe(1);
  });
});

describe('the place of the camera', () => {
  it('Values that were set are read, whatever the order', () => {
    const { camera } = withCamera();
    const value = {
      zoom: fc.double({ min: 10, max: 1000, noNaN: true }),
      angle: fc.integer({ min: -179, max: 180 }),
      x: fc.integer({ min: -10_000, max: 10_000 }),
      y: fc.integer({ min: -10_000, max: 10_000 }),
      z: fc.integer({ min: -5000, max: 10_000 }),
    };
    const order = fc.shuffledSubarray([0, 1, 2], { minLength: 3 });
    fc.assert(
      fc.property(fc.record(value), order, ({ zoom, angle, x, y, z }, steps) => {
        const actions = [
          () => camera.setZoom(3, zoom),
          () => camera.setRotation(3, angle),
          () => camera.setPosition(3, x, y, z),
        ];
        for (const step of steps) actions[step]();
        expect(camera.getZoom(3) / zoom).toBeCloseTo(1, 2);
        expect(camera.getRotation(3)).toBe(angle);
        expect(camera.getPosition(3)).toEqual({ x, y, z });
      }),
    );
  });

  it('The zoom is as exact as what is stored, before and after saving', () => {
    const file = path.join(folder(), 'camera.fla');
    const script = `
      var document = fl.getDocumentDOM();
      var camera = document.getTimeline().camera;
      camera.cameraEnabled = true;
      camera.setZoom(0, 150);
      fl.saveDocument(document, ${JSON.stringify(pathToFileURL(file).href)});
      camera.getZoom(0)`;
    const zoom = createHost({}, { roots: [folder()] }).run(script);
    // 2/3 in steps of 1/65536
    expect(zoom).toBeCloseTo((100 * 65_536) / 43_691, 6);
    expect(openHost(file).run('fl.getDocumentDOM().getTimeline().camera.getZoom(0)')).toBe(zoom);
  });

  it.each([
    ['zoom', (t: ModelTimeline) => t.camera.setZoom(37, -100), (t: ModelTimeline) => t.camera.getZoom(37), 1],
    [
      'angle',
      (t: ModelTimeline) => t.camera.setRotation(37, 500),
      (t: ModelTimeline) => t.camera.getRotation(37),
      180,
    ],
    [
      'depth',
      (t: ModelTimeline) => t.camera.setZDepth(37, -9000),
      (t: ModelTimeline) => t.camera.getZDepth(37),
      -5000,
    ],
  ])('A %s beyond the range is set to its end', (_, set, get, expected) => {
    const timeline = withCamera();
    set(timeline);
    expect(get(timeline)).toBeCloseTo(expected, 2);
  });

  it('The resets give the defaults of the reference: zoom 100, angle 0, position (0,0,0)', () => {
    const { camera } = withCamera();
    const disturb = (): void => {
      camera.setPosition(0, 30, -20, 7);
      camera.setZoom(0, 50);
      camera.setRotation(0, 45);
      camera.setTint(0, 50, 1, 2, 3);
      camera.setColorFilter(0, 1, 2, 3, 4);
    };
    disturb();
    camera.resetZoom(0);
    expect(camera.getZoom(0)).toBeCloseTo(100, 2);
    camera.resetRotation(0);
    expect(camera.getRotation(0)).toBe(0);
    camera.resetPosition(0);
    expect(camera.getPosition(0)).toEqual({ x: 0, y: 0, z: 0 });
    camera.resetTint(0);
    expect(camera.getTint(0).percent).toBe(0);
    camera.resetColorFilter(0);
    expect(camera.getColorFilter(0)).toEqual({ brightness: 0, contrast: 0, saturation: 0, hue: 0 });
    disturb();
    camera.reset(0);
    expect([camera.getPosition(0), camera.getRotation(0), camera.getTint(0).percent]).toEqual([
      { x: 0, y: 0, z: 0 },
      0,
      0,
    ]);
  });

  it('A tween carries the camera between keyframes; each keyframe has its own values', () => {
    const timeline = withCamera();
    timeline.insertKeyframe(10);
    timeline.camera.setPosition(10, 100, 0);
    expect([0, 9, 10].map((frame) => timeline.camera.getPosition(frame).x)).toEqual([0, 0, 100]);
    timeline.setSelectedFrames([0, 0, 1]);
    timeline.setFrameProperty('tweenType', 'motion', 0);
    expect(timeline.camera.getPosition(5).x).toBeCloseTo(50, 1);
  });

  it('Pictures show what the camera sees: things move with the position and grow with the zoom', () => {
    const document = openLiteral({
      width: 100,
      height: 60,
      layers: [
        {
          elements: [
            { shape: 'rectangle', x: 40, y: 20, width: 20, height: 20, fill: '#000000', stroke: null },
          ],
        },
      ],
    });
    const { camera } = document.getTimeline();
    /** How many pixels from the left and top end the black square begins and ends. */
    const square = (): number[] => {
      const { svg } = pictureOf(document, { frame: 0 });
      const { data } = PNG.sync.read(Buffer.from(rasterize(svg, { isSmooth: false })));
      const black = Array.from({ length: 6000 }, (_, i) => i).filter((i) => data[i * 4] === 0);
      const [xs, ys] = [black.map((i) => i % 100), black.map((i) => Math.floor(i / 100))];
      return [Math.min(...xs), Math.min(...ys), Math.max(...xs) + 1, Math.max(...ys) + 1];
    };
    camera.cameraEnabled = true;
    expect(square()).toEqual([40, 20, 60, 40]);
    camera.setPosition(0, 15, -5);
    expect(square()).toEqual([55, 15, 75, 35]);
    camera.reset(0);
    camera.setZoom(0, 200);
    expect(square()).toEqual([30, 10, 70, 50]);
  });
});

describe('tint and colour filter', () => {
  it('The example of camera.setTint gives the result of the reference', () => {
    const { camera } = withCamera();
    camera.tintEnabled = true;
    expect(camera.getTint(0)).toEqual({ percent: 0, red: 0, green: 0, blue: 0 });
    camera.setTint(0, 100, 255, 254, 253);
    expect(camera.getTint(0)).toEqual({ percent: 100, red: 255, green: 254, blue: 253 });
    camera.tintEnabled = false;
    expect([camera.tintEnabled, camera.getTint(0).percent]).toEqual([false, 0]);
  });

  it('Amounts beyond those of the filter are set to its ends, as in the example of camera.setColorFilter', () => {
    const timeline = withCamera();
    const { camera } = timeline;
    camera.colorFilterEnabled = true;
    camera.setColorFilter(0, 50, 255, 255, 100);
    expect(camera.getColorFilter(0)).toEqual({ brightness: 50, contrast: 100, saturation: 100, hue: 100 });
    const { svg } = pictureOf(timeline.document as Document, { frame: 0 });
    expect(svg).toContain('colour filter of the camera');
    camera.colorFilterEnabled = false;
    expect(camera.getColorFilter(0).contrast).toBe(0);
  });
});

describe('wrong use changes nothing', () => {
  it.each([
    [
      'a frame before the first',
      (t: ModelTimeline) => t.camera.setZoom(-1, 50),
      'Camera.setZoom: frame index',
    ],
    ['no number', (t: ModelTimeline) => t.camera.setPosition(0, 5, NaN), 'Camera.setPosition: y'],
    ['a wrong depth', (t: ModelTimeline) => t.camera.setPosition(0, 5, 5, NaN), 'Camera.setPosition: z'],
    ['a colour beyond 255', (t: ModelTimeline) => t.camera.setTint(0, 50, 256, 0, 0), 'Camera.setTint: red'],
  ])('%s', (_, use, message) => {
    const timeline = withCamera();
    const before = timeline.node.file?.serialize();
    expect(() => use(timeline)).toThrow(message);
    expect(timeline.node.file?.serialize()).toBe(before);
  });
});

it('Scripts see one camera object per timeline, of class Camera', () => {
  const host: HostHandle = createHost({});
  const said = host.run(
    `var timeline = an.getDocumentDOM().getTimeline();
     fl.trace([timeline.camera === timeline.camera, String(timeline.camera)].join(' '));
     timeline.camera.cameraEnabled = true;
     timeline.camera.setPosition(0, 3, 4);
     var p = timeline.camera.getPosition(0);
     fl.trace(p.x + ' ' + p.y + ' ' + p.z);`,
  );
  expect(said).toBeUndefined();
  expect(host.output).toEqual(['true [object Camera]', '3 4 0']);
});

describeDocuments('a camera that Animate wrote', () => {
  it('The camera of a real document is at 1.789 of its size, 243.45 px to the left of the middle', () => {
    const timeline = openReal('camera_layer').getTimeline();
    const { width, height } = timeline.document;
    expect(timeline.camera.cameraEnabled).toBe(true);
    expect(timeline.camera.getZoom(0)).toBeCloseTo(100 / 1.78900146484375, 6);
    expect(timeline.camera.getPosition(0)).toEqual({
      x: Math.round((width / 2 - 31.55) * 100) / 100,
      y: Math.round((height / 2 - 277.55) * 100) / 100,
      z: 0,
    });
  });
});
