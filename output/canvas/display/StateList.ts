import type { Field } from './Field';
import { valuesCode, type Values } from './Values';

/** What a layer shows from a frame on, back to front. */
export interface LayerState {
  readonly frame: number;
  readonly entries: readonly { readonly field: Field; readonly values: Values }[];
}

/**
 * A tween of the player that puts objects in and out: `cjs.Tween.get({}).to({state:[{t:this.shape}]}).wait(5)`. A list
 * with a length holds from the end of that length on.
 *
 * @param states - in the order of frames
 */
export function stateListCode(states: readonly LayerState[], frameCount: number): string {
  const shown = merged(states.at(0)?.frame === 0 ? states : [{ frame: 0, entries: [] }, ...states]);
  const varying = varyingNames(shown);
  let code = 'cjs.Tween.get({})';
  let before = 0;
  for (const { frame, entries } of shown) {
    const list = entries.map(({ field, values }) => entryCode(field, values, varying.get(field)));
    const duration = frame > 0 ? `,${frame - before}` : '';
    code += `.to({state:[${list.join(',')}]}${duration})`;
    before = frame;
  }
  return frameCount > before ? `${code}.wait(${frameCount - before})` : code;
}

function entryCode(field: Field, values: Values, varying: ReadonlySet<string> | undefined): string {
  const changing = Object.entries(values).filter(([name]) => varying?.has(name));
  if (changing.length === 0) return `{t:${field.code}}`;
  return `{t:${field.code},p:${valuesCode(Object.fromEntries(changing))}}`;
}

/** Without states that are as the one before; graphics start over at each. */
function merged(states: readonly LayerState[]): LayerState[] {
  const differing: LayerState[] = [];
  for (const state of states) {
    const last = differing.at(-1);
    if (!last || state.entries.some(({ field }) => field.runs) || !isSame(last, state)) differing.push(state);
  }
  return differing;
}

function isSame({ entries }: LayerState, other: LayerState): boolean {
  return (
    entries.length === other.entries.length &&
    entries.every(({ field, values }, i) => {
      const against = other.entries[i];
      return field === against.field && valuesCode(values) === valuesCode(against.values);
    })
  );
}

/** The values of each object that differ among its states: these have to be written each time. */
function varyingNames(states: readonly LayerState[]): Map<Field, Set<string>> {
  const first = new Map<Field, Values>();
  const varying = new Map<Field, Set<string>>();
  for (const { field, values } of states.flatMap(({ entries }) => entries)) {
    const before = first.get(field);
    if (!before) {
      first.set(field, values);
      continue;
    }
    for (const [name, value] of Object.entries(values)) {
      if (before[name] === value) continue;
      const names = varying.get(field) ?? new Set();
      varying.set(field, names.add(name));
    }
  }
  return varying;
}
