import type { PropertyChange } from './Change';

type Values = Readonly<Record<string, string | number | boolean | undefined>>;

/** The properties that differ, sorted by name. */
export function compareProperties(before: Values, after: Values): PropertyChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names.flatMap((name) => {
    const change = { name, before: valueOf(before, name), after: valueOf(after, name) };
    return change.before === change.after ? [] : [change];
  });
}

/** Documents may have names that every object has. */
function valueOf(values: Values, name: string): PropertyChange['before'] {
  return Object.hasOwn(values, name) ? (values[name] ?? null) : null;
}

const MAX_LENGTH = 60;
/** Maximum number of changes listed for one thing. */
const MAX_SHOWN = 6;

/** `blendMode: normal → add, alpha: 50 removed` */
export function describeProperties(changes: readonly PropertyChange[]): string {
  const lines = changes.slice(0, MAX_SHOWN).map(describeProperty);
  if (changes.length > MAX_SHOWN) lines.push(`and ${changes.length - MAX_SHOWN} more`);
  return lines.join(', ');
}

function describeProperty({ name, before, after }: PropertyChange): string {
  if (String(before).startsWith('#') && String(after).startsWith('#') && !/color/i.test(name))
    return `${name} changed`;
  if (before === null) return `${name}: ${short(after)} set`;
  if (after === null) return `${name}: ${short(before)} removed`;
  return `${name}: ${short(before)} → ${short(after)}`;
}

function short(value: PropertyChange['before']): string {
  const text = String(value).replace(/\s+/g, ' ');
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}
