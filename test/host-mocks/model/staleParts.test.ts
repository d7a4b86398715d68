import { createHost, openHost } from '../../../app';
import { describeDocuments, documentPath } from '../../support/documents';

/** Adobe's types lack the camera. */
interface WithCamera {
  camera: { cameraEnabled: boolean; getZoom(frame: number): number };
}
const cameraOf = (timeline: Timeline) => (timeline as unknown as WithCamera).camera;

const STALE = /^Invalid JavaScript object\. The original object may have been deleted/;

/** A scene with a shape and a tween, and another scene. */
function open(): { document: Document; timeline: Timeline } {
  const { document } = createHost({
    library: [{ name: 'star' }],
    scenes: [
      {
        name: 'One',
        layers: [
          { elements: [{ shape: 'rectangle', width: 10, height: 10 }] },
          { frames: [{ duration: 10, tweenType: 'motion', elements: [{ item: 'star' }] }, {}] },
        ],
      },
      { name: 'Two' },
    ],
  });
  return { document, timeline: document.getTimeline() };
}

const shapeOf = (timeline: Timeline): Shape => timeline.layers[0].frames[0].elements[0] as Shape;

const PARTS: Record<string, (timeline: Timeline) => () => unknown> = {
  'timeline.camera': (timeline) => {
    const camera = cameraOf(timeline);
    return () => camera.getZoom(0);
  },
  'frame.tweenObj': ({ layers }) => {
    const { tweenObj } = layers[1].frames[0];
    return () => tweenObj.duration;
  },
  'shape.contours': (timeline) => {
    const [contour] = shapeOf(timeline).contours;
    return () => contour.interior;
  },
  'shape.edges': (timeline) => {
    const [edge] = shapeOf(timeline).edges;
    return () => edge.isLine;
  },
  'edge.getHalfEdge': (timeline) => {
    const half = shapeOf(timeline).edges[0].getHalfEdge(0);
    return () => half.id;
  },
  'shape.vertices': (timeline) => {
    const [vertex] = shapeOf(timeline).vertices;
    return () => vertex.x;
  },
};

describe.each(Object.entries(PARTS))('%s', (_, take) => {
  it('It is stale after its scene was deleted, not before', () => {
    const { document, timeline } = open();
    const use = take(timeline);
    expect(use).not.toThrow();
    document.deleteScene();
    expect(use).toThrow(STALE);
  });

  it('It is stale after its document was closed', () => {
    const { document, timeline } = open();
    const use = take(timeline);
    document.close(false);
    expect(use).toThrow(STALE);
  });
});

it('The camera of a scene that stays lives on', () => {
  const { document } = open();
  const camera = cameraOf(document.timelines[1]);
  document.deleteScene();
  camera.cameraEnabled = true;
  expect(cameraOf(document.getTimeline()).cameraEnabled).toBe(true);
});

describeDocuments('Parameters of components', () => {
  it('Parameters of components are stale after the document was closed', () => {
    const host = openHost(documentPath('slider_component'));
    const slider = host.document.getTimeline().layers[0].frames[0].elements[0] as ComponentInstance;
    const [parameter] = slider.parameters;
    expect(parameter.name).toBe('direction');
    host.document.close(false);
    expect(() => parameter.name).toThrow(STALE);
  });
});

it('A deleted item has its name and the type "undefined"; its other members throw, as those of other deleted things do', () => {
  const host = createHost({
    library: [{ name: 'folder', type: 'folder' }, { name: 'folder/star' }, { name: 'sky' }],
    layers: [{ name: 'a', elements: [{ item: 'sky' }] }, { name: 'b' }],
  });
  const script = `var items = document.library.items, said = [], tl = document.getTimeline();
    var layer = tl.layers[0], frame = layer.frames[0], element = frame.elements[0];
    document.library.deleteItem('folder');
    for (var i = 0; i < items.length; i++) said.push(items[i].name + ' ' + items[i].itemType);
    said.join()`;
  const kinds = String(host.run(script)).split(',').sort();
  expect(kinds).toEqual(['folder undefined', 'folder/star undefined', 'sky movie clip']);
  host.run('tl.deleteLayer(0)');
  for (const use of ['items[0].linkageURL', 'layer.name', 'frame.duration', 'element.x'])
    expect(() => host.run(use)).toThrow(STALE);
});
