import { HostError } from '../checks/HostError';
import { XmlNode } from '../xml/XmlNode';
import { checkChoice, checkNumber, describeValue } from '../checks/checkValue';
import { assign } from './assign';
import { childOrNew, removeChild } from './childNodes';
import { formatColor, parseColor } from './colors';
import { effectTags } from './effectTags';
import { filterRow, FILTER_TAGS, hostFilterName, isFilterTag, type FilterTag } from './schema/filterSchema';
import type { XflAttribute } from './schema/XflAttribute';
import { checkObject } from '../checks/checkGeometry';
import { entryNodes, readEntries } from './gradientEntries';

/** A Filter object: a copy, with `name`, `enabled` and the properties that its kind has. */
export type FilterValue = { name: string; enabled: boolean } & Record<string, unknown>;

/** Names of all filters, as `filter.name` has them. */
export const FILTER_NAMES: readonly string[] = FILTER_TAGS.map(hostFilterName);

/** The words of scripts for one, two and three passes. */
export const QUALITIES = ['low', 'medium', 'high'] as const;

/** A property of a Filter object: the attributes that hold it, and how scripts see them. */
interface FilterProperty {
  readonly kind: 'number' | 'flag' | 'color' | 'quality' | 'word';
  readonly attributes: readonly XflAttribute[];
  read(node: XmlNode): unknown;
  /** @param member The host's name of what is set, for errors. */
  write(node: XmlNode, member: string, value: unknown): void;
}

const IS_ENABLED = filterRow('BlurFilter').table.isEnabled as XflAttribute<boolean>;

const PROPERTIES = new Map<FilterTag, ReadonlyMap<string, FilterProperty>>();

/** The properties that scripts see of a kind of filter, by their names. */
function propertiesOf(tag: FilterTag): ReadonlyMap<string, FilterProperty> {
  let properties = PROPERTIES.get(tag);
  if (!properties) PROPERTIES.set(tag, (properties = readProperties(tag)));
  return properties;
}

function readProperties(tag: FilterTag): ReadonlyMap<string, FilterProperty> {
  const { table, hiddenFromScripts = [] } = filterRow(tag);
  const properties = new Map<string, FilterProperty>();
  for (const [name, attribute] of Object.entries(table)) {
    if (attribute.name === IS_ENABLED.name || hiddenFromScripts.includes(name) || /alpha$/i.test(name))
      continue;
    if (attribute.rule.kind === 'color') {
      const alpha = table[name === 'color' ? 'alpha' : name.replace('Color', 'Alpha')];
      properties.set(name, colorProperty(attribute as XflAttribute<string>, alpha as XflAttribute<number>));
    } else if (name === 'quality') properties.set(name, qualityProperty(attribute as XflAttribute<number>));
    else if (name === 'strength') properties.set(name, percentProperty(attribute as XflAttribute<number>));
    else properties.set(name, plainProperty(attribute));
  }
  return properties;
}

function plainProperty(attribute: XflAttribute): FilterProperty {
  return {
    kind: attribute.rule.kind as 'number' | 'flag' | 'word',
    attributes: [attribute],
    read: (node) => attribute.read(node),
    write: (node, member, value) => {
      assign(node, attribute, member, value);
    },
  };
}

function percentProperty(attribute: XflAttribute<number>): FilterProperty {
  return {
    kind: 'number',
    attributes: [attribute],
    read: (node) => Number((attribute.read(node) * 100).toPrecision(12)),
    write: (node, member, value) => {
      const { rule } = attribute;
      const [low, high] = 'low' in rule ? [rule.low, rule.high] : [];
      const percent = checkNumber(member, value, low && low * 100, high && high * 100);
      attribute.write(node, percent / 100);
    },
  };
}

/** The reference has both: `filter.quality` is a word, its example of `setFilterProperty` sets a number from 1. */
function qualityProperty(attribute: XflAttribute<number>): FilterProperty {
  const passes = (member: string, value: unknown): number =>
    typeof value === 'number'
      ? Math.trunc(checkNumber(member, value, 1, QUALITIES.length))
      : QUALITIES.indexOf(checkChoice(member, value, QUALITIES)) + 1;
  return {
    kind: 'quality',
    attributes: [attribute],
    read: (node) => QUALITIES.at(Math.min(QUALITIES.length, Math.trunc(attribute.read(node))) - 1),
    write: (node, member, value) => {
      attribute.write(node, passes(member, value));
    },
  };
}

function colorProperty(color: XflAttribute<string>, alpha: XflAttribute<number>): FilterProperty {
  return {
    kind: 'color',
    attributes: [color, alpha],
    read: (node) => formatColor({ rgb: color.read(node), alpha: alpha.read(node) }),
    write: (node, member, value) => {
      const parsed = parseColor(member, value);
      color.write(node, parsed.rgb);
      alpha.write(node, parsed.alpha);
    },
  };
}

/** The properties of a Filter object, and what each of them is. */
export function filterProperties({ name }: FilterValue): [string, FilterProperty['kind']][] {
  return [...propertiesOf(tagOf('filter', name))].map(([key, { kind }]) => [key, kind]);
}

/** The filters of an element, in the order in which they are applied. Kinds that the host does not know are left out. */
export function readFilters(element: XmlNode): FilterValue[] {
  const nodes = element.child(effectTags(element).filters)?.children ?? [];
  return nodes.flatMap((node) => (isFilterTag(node.name) ? [readFilter(node, node.name)] : []));
}

/** A filter of that name with the host's defaults. */
export function newFilter(name: string): FilterValue {
  const tag = tagOf('newFilter', name);
  return readFilter(XmlNode.create(tag), tag);
}

function readFilter(node: XmlNode, tag: FilterTag): FilterValue {
  const filter: FilterValue = { name: hostFilterName(tag), enabled: IS_ENABLED.read(node) };
  for (const [key, property] of propertiesOf(tag)) filter[key] = property.read(node);
  if (filterRow(tag).hasStops) Object.assign(filter, readEntries(node));
  return filter;
}

/**
 * Gives an element these filters. A filter of the same kind at the same place keeps its node, and of that everything
 * that does not change.
 *
 * @param member The host's name of what is set, for errors.
 */
export function writeFilters(element: XmlNode, member: string, value: unknown): void {
  if (!Array.isArray(value))
    throw new HostError(`${member}: expected an Array of Filter objects, got ${describeValue(value)}`);
  const tag = effectTags(element).filters;
  const written = value.map((entry: unknown, i) => filterNode(`${member}[${i}]`, entry));
  if (written.length === 0) {
    removeChild(element, tag);
    return;
  }
  const list = childOrNew(element, tag, ['color', 'MatteColor']);
  written.forEach((node, i) => {
    const old = list.children.at(i);
    if (old?.name === node.name) updateFilter(old, node);
    else list.insert(node, i);
  });
  for (const extra of list.children.slice(written.length)) extra.remove();
}

/** Copies the attributes and entries of `fresh` to `old`. */
function updateFilter(old: XmlNode, fresh: XmlNode): void {
  const properties = isFilterTag(old.name) ? [...propertiesOf(old.name).values()] : [];
  const declared = [IS_ENABLED, ...properties.flatMap(({ attributes }) => attributes)];
  for (const { name } of declared) old.setAttr(name, fresh.attr(name) ?? null);
  const entries = [...fresh.children];
  for (const extra of old.children.slice(entries.length)) extra.remove();
  entries.forEach((entry, i) => {
    const there = old.children.at(i);
    if (!there) old.append(entry);
    else for (const name of ['color', 'alpha', 'ratio']) there.setAttr(name, entry.attr(name) ?? null);
  });
}

function filterNode(member: string, value: unknown): XmlNode {
  const filter = checkObject(member, value, 'a Filter object');
  const tag = tagOf(`${member}: name`, filter.name);
  const node = XmlNode.create(tag);
  IS_ENABLED.write(node, filter.enabled !== false);
  for (const [key, property] of propertiesOf(tag)) {
    if (filter[key] !== undefined) property.write(node, `${member}.${key}`, filter[key]);
  }
  if (filterRow(tag).hasStops) for (const entry of entryNodes(member, filter)) node.append(entry);
  return node;
}

function tagOf(member: string, name: unknown): FilterTag {
  const hostName = checkChoice(member, name, FILTER_NAMES);
  return FILTER_TAGS.find((tag) => hostFilterName(tag) === hostName) ?? FILTER_TAGS[0];
}
