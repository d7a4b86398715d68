import { canvasRules, LACKING_BLEND_MODES } from '../../app/cli/lint/rules/canvas';
import { newFilter } from '../../document/xfl/filters';
import { enabledFilters } from '../../document/xfl/effects/DocumentFilter';
import { BLEND_MODES } from '../../document/xfl/schema/effectSchema';
import { FILTER_SCHEMA, FILTER_TAGS, hostFilterName } from '../../document/xfl/schema/filterSchema';
import { FILTER_CODE } from '../../output/canvas/effects/filterCode';
import { OPERATIONS } from '../../output/canvas/effects/compositeOperation';
import { FILTER_EFFECTS } from '../../output/lottie/effects/filterEffects';
import { WRITTEN_FILTERS } from '../../output/swf/records/filterList';
import { DRAWN_FILTERS } from '../../output/svg/filters/filterReference';
import { XmlNode } from '../../document/xml/XmlNode';

/** What each output format does with filters. A new row of the schema needs an entry in each. */
const TABLES = {
  'output/svg/filters/filterReference.ts': DRAWN_FILTERS,
  'output/swf/records/filterList.ts': WRITTEN_FILTERS,
  'output/canvas/effects/filterCode.ts': FILTER_CODE,
  'output/lottie/effects/filterEffects.ts': FILTER_EFFECTS,
};

it.each(Object.entries(TABLES))('The table in %s has an entry for each filter of the schema', (_, table) => {
  expect(Object.keys(table).sort()).toEqual([...FILTER_TAGS].sort());
});

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
  expect([...LACKING_BLEND_MODES].sort()).toEqual([...lacking].sort());
  expect(canvasRules['canvas-blend-modes'].elements).toBe(
    `[blendMode~=/^(${LACKING_BLEND_MODES.join('|')})$/]`,
  );
});
