import { enabledFilters, hasFilters, reachOf } from '../../../../document/xfl/effects/DocumentFilter';
import { XmlNode } from '../../../../document/xml/XmlNode';

function elementWith(tag: string, attributes: Record<string, string>): XmlNode {
  const filters = XmlNode.create('filters', {}, [XmlNode.create(tag, attributes)]);
  return XmlNode.create('DOMSymbolInstance', {}, [filters]);
}

it.each<[string, Record<string, string>, number]>([
  ['BlurFilter', { blurX: '10', blurY: '4' }, 25],
  ['BlurFilter', { blurX: '10', blurY: '4', quality: '4' }, 25],
  ['BlurFilter', { blurX: '10', blurY: '4', quality: '15' }, 80],
  ['DropShadowFilter', { blurX: '2', blurY: '2', distance: '-7' }, 11],
  ['AdjustColorFilter', {}, 15],
])('A %s of %j paints %d pixels beyond its object', (tag, attributes, reach) => {
  const [filter] = enabledFilters(elementWith(tag, attributes)).filters;
  expect(reachOf(filter!)).toBe(reach);
});

it.each<[string, Record<string, string>, boolean]>([
  ['BlurFilter', {}, true],
  ['BlurFilter', { isEnabled: 'false' }, false],
  ['UnheardFilter', {}, true],
])('An element with a %s of %j has filters that are switched on: %p', (tag, attributes, isOn) => {
  expect(hasFilters(elementWith(tag, attributes))).toBe(isOn);
});
