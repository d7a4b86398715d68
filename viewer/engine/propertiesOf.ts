import { describeElement } from '../../app/literal/describeElement';
import type { ColorMode } from '../../document/xfl/colorEffect';
import type { DocumentFilter } from '../../document/xfl/effects/DocumentFilter';
import { FILTER_SCHEMA } from '../../document/xfl/schema/filterSchema';
import { LINKAGE } from '../../document/xfl/schema/itemSchema';
import type { FormattedRun } from '../../document/xfl/texts/DocumentText';
import type { FilmElement } from '../../film/records/FilmElement';
import { DisplayInstance } from '../../host-mocks/model/elements/DisplayInstance';
import type { Element } from '../../host-mocks/model/elements/Element';
import type { Item } from '../../host-mocks/model/library/items/Item';
import type { PropertyGroup } from '../protocol';
import { group, rounded, type PropertyValues } from './propertyGroup';

/** Maximum number of runs of a text that are listed: a text may hold one for each letter. */
const MAX_RUNS = 50;

/**
 * What Animate's panel shows of an element, at its keyframe. Names are those that scripts and queries use: a property
 * that the element's kind does not have is left out.
 *
 * @param kind - in words
 */
export function elementProperties(element: Element, record: FilmElement, kind: string): PropertyGroup[] {
  const groups = [
    group('Element', { name: record.name, kind, description: describeElement(element), ...itemOf(element) }),
    group('Position and size', placeOf(element)),
  ];
  if (record.kind === 'symbol') {
    const { symbolType, loop, firstFrame } = record;
    groups.push(group('Instance', { symbolType, ...(record.isGraphic ? { loop, firstFrame } : {}) }));
  }
  groups.push(group('Appearance', lookOf(element, record)), ...filtersOf(record));
  if (record.kind === 'text') groups.push(...textsOf(record));
  if (record.isScripted) groups.push(group('Script', { actionScript: record.script }));
  return groups;
}

function itemOf(element: Element): PropertyValues {
  const { libraryItem: item } = element as Element & { libraryItem?: Item | null };
  if (!item) return {};
  const linkageClassName = LINKAGE.linkageClassName.read(item);
  return { libraryItem: item.name, linkageClassName: linkageClassName || undefined };
}

function placeOf(element: Element): PropertyValues {
  const { x, y, width, height, rotation, scaleX, scaleY, skewX, skewY, transformX, transformY } = element;
  // A skewed element has no rotation of its own.
  const turn = Number.isNaN(rotation) ? undefined : rotation;
  return {
    ...{ x, y, width, height, rotation: turn, scaleX, scaleY, skewX, skewY },
    ...{ transformX, transformY },
  };
}

function lookOf(element: Element, { blendMode, colorEffect, isVisible }: FilmElement): PropertyValues {
  const { mode: colorMode } = colorEffect;
  const own = element instanceof DisplayInstance ? COLOR_PROPERTIES[colorMode] : [];
  const colors = own.map((name) => [name, (element as DisplayInstance)[name]]);
  return { visible: isVisible, blendMode, colorMode, ...Object.fromEntries(colors) };
}

/** The properties of instances that say what a colour effect does. */
const COLOR_PROPERTIES = {
  none: [],
  brightness: ['brightness'],
  tint: ['tintColor', 'tintPercent'],
  alpha: ['colorAlphaPercent'],
  advanced: [
    ...(['colorAlphaPercent', 'colorRedPercent', 'colorGreenPercent', 'colorBluePercent'] as const),
    ...(['colorAlphaAmount', 'colorRedAmount', 'colorGreenAmount', 'colorBlueAmount'] as const),
  ],
} as const satisfies Record<ColorMode, readonly (keyof DisplayInstance)[]>;

function filtersOf({ filters: { filters, unknown } }: FilmElement): PropertyGroup[] {
  const declared = filters.map((filter) =>
    group(`Filter: ${FILTER_SCHEMA[filter.tag].word}`, valuesOf(filter)),
  );
  return [...declared, ...unknown.map((name) => group(`Filter: ${name}`, {}))];
}

function valuesOf(filter: DocumentFilter): PropertyValues {
  const names = Object.keys(FILTER_SCHEMA[filter.tag].table).filter((name) => name !== 'isEnabled');
  const values = filter as unknown as PropertyValues;
  const colors = filter.stops.map(({ rgb, alpha, ratio }, index) => [
    `color${index + 1}`,
    `${rgb}, alpha ${rounded(alpha)}, at ${rounded(ratio)}`,
  ]);
  return { ...Object.fromEntries(names.map((name) => [name, values[name]])), ...Object.fromEntries(colors) };
}

function textsOf({ text }: FilmElement): PropertyGroup[] {
  const { type, lineType, orientation, runs, isStatic, variableName } = text;
  const input = isStatic ? {} : { lineType, variableName };
  const listed = runs
    .slice(0, MAX_RUNS)
    .map((run, index) => runOf(run, runs.length === 1 ? '' : ` ${index + 1}`));
  return [group('Text', { textType: type, orientation, ...input, runs: runs.length }), ...listed];
}

function runOf({ characters, format }: FormattedRun, number: string): PropertyGroup {
  const { face: font, size, fillColor: color, alpha, alignment, letterSpacing, lineSpacing, url } = format;
  const paragraph = { alignment, letterSpacing, lineSpacing };
  return group(`Run${number}`, {
    text: characters,
    ...{ font, size, color, alpha },
    ...paragraph,
    url: url || undefined,
  });
}
