import type { SymbolItem } from '../../../../host-mocks/model/library/SymbolItem';
import type { Timeline } from '../../../../host-mocks/model/timeline/Timeline';
import { describeDocuments } from '../../../support/documents';
import { openLiteral, openReal } from '../../../support/openModel';

function open(): Timeline {
  const frames = [{ duration: 5 }, { duration: 5 }];
  return openLiteral({
    layers: [
      { name: 'hand', frames },
      { name: 'arm', frames },
      { name: 'body', duration: 3, elements: [] },
    ],
  }).getTimeline();
}

/** What each layer follows at a frame. */
function rig(timeline: Timeline, frame: number): (string | undefined)[] {
  return timeline.layers
    .filter(({ frameCount }) => frame < frameCount)
    .map((layer) => layer.getRigParentAtFrame(frame)?.name);
}

it('setRigParentAtFrame (layerParenting2) holds for the keyframe of the frame', () => {
  const timeline = open();
  const [hand, arm, body] = timeline.layers;
  hand.setRigParentAtFrame(2, arm);
  arm.setRigParentAtFrame(0, body);
  expect([rig(timeline, 0), rig(timeline, 4), rig(timeline, 9)]).toEqual([
    ['arm', 'body', undefined],
    ['arm', 'body'],
    [undefined, undefined],
  ]);
  hand.setRigParentAtFrame(0, null);
  expect(rig(timeline, 0)).toEqual([undefined, 'body', undefined]);
});

it('The example of setRigParentAtFrame copies the parent of one frame to another', () => {
  const [hand, arm] = open().layers;
  hand.setRigParentAtFrame(0, arm);
  hand.setRigParentAtFrame(9, hand.getRigParentAtFrame(0));
  expect(hand.getRigParentAtFrame(9)).toBe(arm);
});

it('A layer that is deleted is nobody’s parent any more', () => {
  const timeline = open();
  const [hand, arm] = timeline.layers;
  hand.setRigParentAtFrame(0, arm);
  timeline.deleteLayer(1);
  expect(rig(timeline, 0)).toEqual([undefined, undefined]);
});

it('A layer cannot follow itself, nor one that follows it, nor one of another timeline', () => {
  const [hand, arm, body] = open().layers;
  hand.setRigParentAtFrame(0, arm);
  arm.setRigParentAtFrame(0, body);
  const before = body.node.attr('layerRiggingIndex');
  expect(() => body.setRigParentAtFrame(0, hand)).toThrow('layer "body" would follow itself');
  expect(() => hand.setRigParentAtFrame(0, hand)).toThrow('layer "hand" would follow itself');
  expect(() => hand.setRigParentAtFrame(0, open().layers[0])).toThrow('expected a layer of the timeline');
  expect(() => hand.setRigParentAtFrame(99, arm)).toThrow('frame index: expected a number from 0 to 9');
  expect([body.getRigParentAtFrame(0), body.node.attr('layerRiggingIndex')]).toEqual([null, before]);
});

describeDocuments('A document with layer parenting', () => {
  it('tells which layer follows which at each keyframe', () => {
    const { timeline } = openReal('camera_layer').library.find('parenting_test') as SymbolItem;
    expect([rig(timeline, 0), rig(timeline, 5)]).toEqual([
      [undefined, 'Layer_2', 'Layer_1'],
      [undefined, undefined, 'Layer_1'],
    ]);
  });
});
