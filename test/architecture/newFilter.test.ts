import { canvasRules } from '../../host-mocks/cli/lint/rules/canvas';
import { newFilter } from '../../host-mocks/model/elements/filters';
import { enabledFilters } from '../../host-mocks/model/xfl/effects/DocumentFilter';
import { BLEND_MODES } from '../../host-mocks/model/xfl/schema/effectSchema';
import { FILTER_SCHEMA, FILTER_TAGS, hostFilterName } from '../../host-mocks/model/xfl/schema/filterSchema';
import { FILTER_CODE } from '../../host-mocks/publish/canvas/effects/filterCode';
import { OPERATIONS } from '../../host-mocks/publish/canvas/effects/compositeOperation';
import { FILTER_EFFECTS } from '../../host-mocks/publish/lottie/effects/filterEffects';
import { WRITTEN_FILTERS } from '../../host-mocks/publish/swf/records/filterList';
import { DRAWN_FILTERS } from '../../host-mocks/render/filters/filterReference';
import { XmlNode } from '../../host-mocks/xml/XmlNode';

/** What each way out does with filters. A new row of the schema needs an entry in each. */
const WAYS_OUT = {
  'host-mocks/render/filters/filterReference.ts': DRAWN_FILTERS,
  'host-mocks/publish/swf/records/filterList.ts': WRITTEN_FILTERS,
  'host-mocks/publish/canvas/effects/filterCode.ts': FILTER_CODE,
  'host-mocks/publish/lottie/effects/filterEffects.ts': FILTER_EFFECTS,
};

it.each(Object.entries(WAYS_OUT))(
  'The table in %s has an entry for each filter of the schema',
  (_, table) => {
    expect(Object.keys(table).sort()).toEqual([...FILTER_TAGS].sort());
  },
);

it.each(FILTER_TAGS)('The filter %s is known to scripts with the defaults of the schema', (tag) => {
  const element = XmlNode.create('DOMSymbolInstance', {}, [
    XmlNode.create('filters', {}, [XmlNode.create(tag)]),
  ]);
  const [filter] = enabledFilters(element).filters;
  const forScripts = newFilter(hostFilterName(tag));
  for (const [name, { initial }] of Object.entries(FILTER_SCHEMA[tag].table)) {
    expect(filter[name as keyof typeof filter]).toBe(initial);
    if (name in forScripts && typeof initial === 'number' && !['strength', 'quality'].includes(name))
      expect(forScripts[name]).toBe(initial);
  }
});

it('The lint rule of canvas blend modes finds those that the player of HTML5 Canvas lacks', () => {
  const lacking = BLEND_MODES.filter((mode) => mode !== 'normal' && OPERATIONS[mode] === '');
  const { elements } = canvasRules['canvas-blend-modes'];
  const [, found] = /\(([a-z|]+)\)/.exec(String(elements)) ?? [];
  expect(found.split('|').sort()).toEqual([...lacking].sort());
});
