import { literalOf } from './parameters';

/** A list of records, as lists and combo boxes have them. */
export interface RecordList {
  /** With its package: `fl.data.DataProvider`. */
  readonly className: string;
  /** Of the records. */
  readonly itemClass: string;
  /** The records: of each the names of its fields, with values as a script says them. */
  readonly items: readonly (readonly (readonly [name: string, value: string])[])[];
}

/** Types of fields by their numbers. Source: binary documents, and the documents that Flash made of them. */
const TYPES = ['', 'Default', 'Array', 'Object', 'List', 'String', 'Number', 'Boolean', 'Font Name', 'Color'];

/** What a field says of itself: name, type, default, another text. */
const FIELD_LENGTH = 4;

/**
 * The value of a parameter that is a list: `class, class of the items, item, number of fields, fields, number of items,
 * values`, with commas between. Undefined for a value that is none.
 */
export function readCollection(value: string): RecordList | undefined {
  const parts = value.split(', ');
  const [className = '', itemClass = ''] = parts;
  const fieldCount = Number(parts[3]);
  const countAt = 4 + FIELD_LENGTH * fieldCount;
  const itemCount = Number(parts[countAt]);
  const values = parts.slice(countAt + 1);
  if (!Number.isInteger(fieldCount) || values.length !== itemCount * fieldCount) return undefined;
  const fields = Array.from({ length: fieldCount }, (_, i) => {
    const at = 4 + FIELD_LENGTH * i;
    return { name: parts[at] ?? '', type: TYPES[Number(parts[at + 1])] ?? '' };
  });
  const items = Array.from({ length: fieldCount === 0 ? 0 : itemCount }, (_, item) =>
    fields.map(
      ({ name, type }, i) => [name, literalOf({ type, value: values[item * fieldCount + i] ?? '' })] as const,
    ),
  );
  return { className, itemClass, items };
}
