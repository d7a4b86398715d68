import type { XmlNode } from '../../xml/XmlNode';
import { effectTags } from '../effectTags';
import { FILTER_SCHEMA, isFilterTag, type FilterTag } from '../schema/filterSchema';
import { recordOf, type AttributeTable, type RecordValues } from '../schema/recordOf';
import { gradientStops, type DocumentStop } from '../paints/gradientStops';

/** A filter of a kind, as the document has it: `strength` 1 is 100 per cent, `quality` a number of passes. */
export type FilterOf<K extends FilterTag> = RecordValues<(typeof FILTER_SCHEMA)[K]['table']> & {
  readonly tag: K;
  /** The colours of a gradient; empty for filters without one. */
  readonly stops: readonly DocumentStop[];
};

/** A filter of any kind. `tag` is the kind. */
export type DocumentFilter = { [K in FilterTag]: FilterOf<K> }[FilterTag];

/** What something does with each kind of filter. A kind that is missing is an error of the compiler. */
export type ByFilter<Args extends readonly unknown[], Result> = {
  readonly [K in FilterTag]: (filter: FilterOf<K>, ...args: Args) => Result;
};

/** Does with a filter what the table says for its kind. */
export function byFilter<Args extends readonly unknown[], Result>(
  table: ByFilter<Args, Result>,
  filter: DocumentFilter,
  ...args: Args
): Result {
  const act = table[filter.tag] as (filter: DocumentFilter, ...args: Args) => Result;
  return act(filter, ...args);
}

function classOf(tag: FilterTag, table: AttributeTable): new (node: XmlNode) => DocumentFilter {
  class FilterRecord extends recordOf(table) {
    readonly tag = tag;
    constructor(private readonly node: XmlNode) {
      super(node);
    }
    get stops(): DocumentStop[] {
      return gradientStops(this.node);
    }
  }
  return FilterRecord as unknown as new (node: XmlNode) => DocumentFilter;
}

const CLASSES = new Map<FilterTag, new (node: XmlNode) => DocumentFilter>();

function newRecord(tag: FilterTag, node: XmlNode): DocumentFilter {
  let FilterRecord = CLASSES.get(tag);
  if (!FilterRecord) CLASSES.set(tag, (FilterRecord = classOf(tag, FILTER_SCHEMA[tag].table)));
  return new FilterRecord(node);
}

/** What the filters of an element are. */
export interface ElementFilters {
  /** Those that are switched on, in the order in which they are applied. */
  readonly filters: readonly DocumentFilter[];
  /** The names of others, which no row of the schema declares. */
  readonly unknown: readonly string[];
}

const NONE: ElementFilters = { filters: [], unknown: [] };

/** The filters of an element, or of the layer from a keyframe on. */
export function enabledFilters(element: XmlNode): ElementFilters {
  const nodes = nodesOf(element);
  if (nodes.length === 0) return NONE;
  const filters: DocumentFilter[] = [];
  const unknown: string[] = [];
  for (const node of nodes) {
    if (!IS_ENABLED.read(node)) continue;
    if (isFilterTag(node.name)) filters.push(newRecord(node.name, node));
    else unknown.push(node.name);
  }
  return { filters, unknown };
}

function nodesOf(element: XmlNode): readonly XmlNode[] {
  return element.child(effectTags(element).filters)?.children ?? [];
}

/** True for an element, or the keyframe of a layer, with a filter that is switched on. */
export function hasFilters(element: XmlNode): boolean {
  return nodesOf(element).some((node) => IS_ENABLED.read(node));
}

const IS_ENABLED = FILTER_SCHEMA.BlurFilter.table.isEnabled;

const DEFAULTS = FILTER_SCHEMA.DropShadowFilter.table;

const NO_BLUR = { blurX: 0, blurY: DEFAULTS.blurY.initial, quality: DEFAULTS.quality.initial };

/**
 * How far a filter paints beyond its object, in pixels. Each pass of a blur over a box reaches half the size of the box;
 * fewer than four passes count as four. What a filter has no number for counts as by default, which leaves room for
 * letters that leave their box: those of a face that replaces another.
 */
export function reachOf(filter: DocumentFilter): number {
  const { blurX, blurY, quality } = 'blurX' in filter ? filter : NO_BLUR;
  const distance = 'distance' in filter ? filter.distance : DEFAULTS.distance.initial;
  return Math.max(blurX, blurY) * Math.max(2, quality / 2) + Math.abs(distance);
}
