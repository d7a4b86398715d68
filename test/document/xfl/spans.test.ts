import { openLiteral } from '../../support/openModel';

it('A layer has no frames where the document places its only keyframe before the start', () => {
  const [layer] = openLiteral({ layers: [{ frames: [{}] }] }).getTimeline().layers;
  layer.keyframes[0].node.setAttr('index', '-5');
  layer.framesChanged();
  expect(layer.frames).toEqual([]);
});

it('A gap between two spans belongs to the keyframe before it', () => {
  const [layer] = openLiteral({ layers: [{ frames: [{ duration: 2 }, {}] }] }).getTimeline().layers;
  layer.keyframes[1].node.setAttr('index', '4');
  layer.framesChanged();
  const [first, second] = layer.keyframes;
  expect(layer.frames).toEqual([first, first, first, first, second]);
});
