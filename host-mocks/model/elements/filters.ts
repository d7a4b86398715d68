import { HostError } from '../../realm/HostError';
import { XmlNode } from '../../xml/XmlNode';
import { checkChoice, checkNumber, describeValue } from '../../realm/checkValue';
import { lookUp } from '../../xml/lookUp';
import { formatNumber, readFlag, readNumber, readText } from '../xfl/attributes';
import { parseColor, formatColor, readRgb } from '../xfl/colors';
import { childOrNew, removeChild } from '../xfl/childNodes';
import { effectTags } from '../xfl/effectTags';
import { checkObject } from './checkGeometry';
import { BEVEL_TYPES, FILTER_KINDS, QUALITIES, type FilterKind, type FilterProperty } from './filterKinds';
import { entryNodes, readEntries } from './gradientEntries';

/** A Filter object: a copy, with `name`, `enabled` and the properties that its kind has. */
export type FilterValue = { name: string; enabled: boolean } & Record<string, unknown>;

/** Names of all filters, as `filter.name` has them. */
export const FILTER_NAMES: readonly string[] = Object.values(FILTER_KINDS).map(({ name }) => name);

/** The filters of an element, in the order in which they are applied. Kinds that the host does not know are left out. */
export function readFilters(element: XmlNode): FilterValue[] {
  const nodes = element.child(effectTags(element).filters)?.children ?? [];
  return nodes.filter((node) => Object.hasOwn(FILTER_KINDS, node.name)).map(readFilter);
}

/** A filter of that name with the host's defaults. */
export function newFilter(name: string): FilterValue {
  const tag = tagOf('newFilter', name);
  return readFilter(XmlNode.create(tag));
}

function kindOf({ name }: XmlNode): FilterKind {
  const kind = lookUp(FILTER_KINDS, name);
  if (kind) return kind;
  throw new HostError(`there is no filter <${name}>`);
}

function readFilter(node: XmlNode): FilterValue {
  const { name, properties, hasGradient } = kindOf(node);
  const filter: FilterValue = { name, enabled: readFlag(node, 'isEnabled', true) };
  for (const [key, property] of Object.entries(properties)) filter[key] = readProperty(node, key, property);
  if (hasGradient) Object.assign(filter, readEntries(node));
  return filter;
}

function readProperty(node: XmlNode, key: string, property: FilterProperty): unknown {
  switch (property.kind) {
    case 'number':
      return readScaled(node, key, property.initial, property.scale);
    case 'flag':
      return readFlag(node, key);
    case 'color':
      return readColor(node, key, property.initial, property.alpha);
    case 'quality':
      return QUALITIES[Math.min(3, Math.max(1, readNumber(node, key, 1))) - 1] ?? 'low';
    default:
      return readText(node, key, 'inner');
  }
}

function readScaled(node: XmlNode, key: string, initial: number, scale: number): number {
  const stored = readNumber(node, key, initial / scale);
  return scale === 1 ? stored : Number((stored * scale).toPrecision(12));
}

function readColor(node: XmlNode, key: string, initial: string, alpha: string): string {
  return formatColor({ rgb: readRgb(node, key, initial), alpha: readNumber(node, alpha, 1) });
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

/** The reference has both: `filter.quality` is a word, its example of `setFilterProperty` sets a number from 1. */
function qualityNumber(member: string, value: unknown): number {
  if (typeof value === 'number') return Math.trunc(checkNumber(member, value, 1, QUALITIES.length));
  return QUALITIES.indexOf(checkChoice(member, value, QUALITIES)) + 1;
}

/** Copies the attributes and entries of `fresh` to `old`. */
function updateFilter(old: XmlNode, fresh: XmlNode): void {
  const known = ['isEnabled', ...Object.entries(kindOf(old).properties).flatMap(attributesOf)];
  for (const name of known) old.setAttr(name, fresh.attr(name) ?? null);
  const entries = [...fresh.children];
  for (const extra of old.children.slice(entries.length)) extra.remove();
  entries.forEach((entry, i) => {
    const there = old.children.at(i);
    if (!there) old.append(entry);
    else for (const name of ['color', 'alpha', 'ratio']) there.setAttr(name, entry.attr(name) ?? null);
  });
}

function attributesOf([key, property]: [string, FilterProperty]): string[] {
  return property.kind === 'color' ? [key, property.alpha] : [key];
}

function filterNode(member: string, value: unknown): XmlNode {
  const filter = checkObject(member, value, 'a Filter object');
  const tag = tagOf(`${member}: name`, filter.name);
  const { properties, hasGradient } = FILTER_KINDS[tag];
  const node = XmlNode.create(tag, { isEnabled: filter.enabled === false ? 'false' : null });
  for (const [key, property] of Object.entries(properties)) {
    if (filter[key] !== undefined) writeProperty(node, `${member}.${key}`, key, property, filter[key]);
  }
  if (hasGradient) for (const entry of entryNodes(member, filter)) node.append(entry);
  return node;
}

function tagOf(member: string, name: unknown): string {
  const known = checkChoice(member, name, FILTER_NAMES);
  return known.charAt(0).toUpperCase() + known.slice(1);
}

function writeProperty(
  node: XmlNode,
  member: string,
  key: string,
  property: FilterProperty,
  value: unknown,
): void {
  switch (property.kind) {
    case 'number': {
      const number = checkNumber(member, value, property.low, property.high);
      node.setAttr(key, number === property.initial ? null : formatNumber(number / property.scale));
      return;
    }
    case 'flag':
      node.setAttr(key, value ? 'true' : null);
      return;
    case 'color': {
      const { rgb, alpha } = parseColor(member, value);
      node.setAttr(key, rgb === property.initial ? null : rgb);
      node.setAttr(property.alpha, alpha === 1 ? null : formatNumber(alpha));
      return;
    }
    case 'quality': {
      const quality = qualityNumber(member, value);
      node.setAttr(key, quality === 1 ? null : String(quality));
      return;
    }
    default: {
      const type = checkChoice(member, value, BEVEL_TYPES);
      node.setAttr(key, type === 'inner' ? null : type);
    }
  }
}
