import { canvasRules, LACKING_BLEND_MODES } from '../../app/cli/lint/rules/canvas';
import { newFilter } from '../../document/xfl/filters';
import { enabledFilters } from '../../document/xfl/effects/DocumentFilter';
import { BLEND_MODES } from '../../document/xfl/schema/effectSchema';
import {
  FILTER_SCHEMA,
  FILTER_TAGS,
  filterRow,
  hostFilterName,
} from '../../document/xfl/schema/filterSchema';
import { FILTER_CODE } from '../../output/canvas/filters/filterCode';
import { OPERATIONS } from '../../output/canvas/blend/compositeOperation';
import { FILTER_EFFECTS } from '../../output/lottie/filters/filterEffects';
import { WRITTEN_FILTERS } from '../../output/swf/filters/filterList';
import { DRAWN_FILTERS } from '../../output/svg/filters/filterReference';
import { XmlNode } from '../../document/xml/XmlNode';

/** What each output format does with filters. A new row of the schema needs an entry in each. */
const TABLES = {
  'output/svg/filters/filterReference.ts': DRAWN_FILTERS,
  'output/swf/filters/filterList.ts': WRITTEN_FILTERS,
  'output/canvas/filters/filterCode.ts': FILTER_CODE,
  'output/lottie/filters/filterEffects.ts': FILTER_EFFECTS,
};

it.each(Object.entries(TABLES))('The table in %s has an entry for each filter of the schema', (_, table) => {
  expect(Object.keys(table).sort()).toEqual([...FILTER_TAGS].sort());
});

/** Scripts count strength per cent, and say quality in a word. */
const FOR_SCRIPTS: Readonly<Record<string, unknown>> = { strength: 100, quality: 'low' };

it.each(FILTER_TAGS)('The filter %s is known to scripts with the defaults of the schema', (tag) => {
  const element = XmlNode.create('DOMSymbolInstance', {}, [
    XmlNode.create('filters', {}, [XmlNode.create(tag)]),
  ]);
  const [filter] = enabledFilters(element).filters;
  const defaults = Object.entries(FILTER_SCHEMA[tag].table).map(([name, { initial }]) => [name, initial]);
  for (const [name, initial] of defaults) expect(filter[name as keyof typeof filter]).toBe(initial);
  const { hiddenFromScripts = [], hasStops } = filterRow(tag);
  const { isEnabled, ...others } = Object.fromEntries(defaults) as Record<string, unknown>;
  const seen = Object.entries(others)
    .filter(([name]) => !hiddenFromScripts.includes(name) && !/alpha$/i.test(name))
    .map(([name, initial]) => [name, FOR_SCRIPTS[name] ?? initial]);
  const stops = hasStops ? { colorArray: [], posArray: [] } : {};
  expect(newFilter(hostFilterName(tag))).toEqual({
    name: hostFilterName(tag),
    enabled: isEnabled,
    ...Object.fromEntries(seen),
    ...stops,
  });
});

it('The lint rule of canvas blend modes finds those that the player of HTML5 Canvas lacks', () => {
  const lacking = BLEND_MODES.filter((mode) => mode !== 'normal' && OPERATIONS[mode] === '');
  expect([...LACKING_BLEND_MODES].sort()).toEqual([...lacking].sort());
  expect(canvasRules['canvas-blend-modes'].elements).toBe(
    `[blendMode~=/^(${LACKING_BLEND_MODES.join('|')})$/]`,
  );
});
