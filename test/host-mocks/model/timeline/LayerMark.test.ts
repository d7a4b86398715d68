import type { Timeline } from '../../../../host-mocks/model/timeline/Timeline';
import { XmlNode } from '../../../../document/xml/XmlNode';
import { openLiteral } from '../../../support/openModel';

function open(count: number): Timeline {
  const layers = Array.from({ length: count }, (_, i) => ({ name: `L${i}` }));
  return openLiteral({ layers }).getTimeline();
}

/** What the nodes say, layer by layer. */
function marks(timeline: Timeline, attribute: string): (string | undefined)[] {
  return timeline.layers.map(({ node }) => node.attr(attribute));
}

it('One layer is current and selected after a layer was added, moved or deleted', () => {
  const timeline = open(3);
  timeline.addNewLayer('new');
  expect([timeline.currentLayer, timeline.getSelectedLayers()]).toEqual([0, [0]]);
  timeline.reorderLayer(0, 3, false);
  expect([timeline.currentLayer, timeline.getSelectedLayers()]).toEqual([3, [3]]);
  timeline.deleteLayer(3);
  expect([timeline.currentLayer, timeline.getSelectedLayers()]).toEqual([2, [2]]);
  expect(marks(timeline, 'current')).toEqual([undefined, undefined, 'true']);
});

it('A layer whose mark says "false" is not marked; it loses the attribute when others are chosen', () => {
  const timeline = open(3);
  for (const { node } of timeline.layers) node.setAttr('isSelected', 'false');
  timeline.layers[1].node.setAttr('isSelected', 'true');
  expect(timeline.getSelectedLayers()).toEqual([1]);
  timeline.setSelectedLayers(2);
  expect(marks(timeline, 'isSelected')).toEqual([undefined, undefined, 'true']);
});

it('Of several current layers the uppermost is the current one', () => {
  const timeline = open(4);
  for (const place of [3, 1]) timeline.layers[place].node.setAttr('current', 'true');
  timeline.layers[0].node.setAttr('current', null);
  expect(timeline.currentLayer).toBe(1);
  timeline.currentLayer = 2;
  expect(marks(timeline, 'current')).toEqual([undefined, undefined, 'true', undefined]);
});

it.each<[string, (timeline: Timeline) => unknown]>([
  ['currentLayer', (timeline) => (timeline.currentLayer = 5)],
  ['addNewLayer', (timeline) => timeline.addNewLayer('new')],
  ['deleteLayer', (timeline) => timeline.deleteLayer(5)],
  ['reorderLayer', (timeline) => timeline.reorderLayer(2, 5)],
  ['layerType', (timeline) => (timeline.layers[5].layerType = 'guide')],
  ['setLayerProperty', (timeline) => timeline.setLayerProperty('locked', true)],
])('%s reads no more attributes the more layers there are', (_, act) => {
  const reads = [20, 200].map((count) => {
    const timeline = open(count);
    timeline.addNewLayer('first');
    const attr = jest.spyOn(XmlNode.prototype, 'attr');
    act(timeline);
    const { length } = attr.mock.calls;
    attr.mockRestore();
    return length;
  });
  expect(reads[1]).toBe(reads[0]);
});
