import { isColor } from '../../../host/isColor';
import { onEachStage } from '../../stage/onStage';
import { blameFirst } from '../../support/blameFirst';
import { outOfRange, wrongArgument } from '../../support/check';
import { forEach } from '../../support/forEach';

/** A colour as the host takes it: `#RRGGBB`, `#RRGGBBAA`, or a Number such as 0xFF0000. */
export type Color = string | number;

/** A colour effect. */
export interface ColorEffect {
  kind: 'tint' | 'alpha' | 'brightness';
  /** The colour of a tint; for the others the amount in percent. */
  value: Color;
  /** The strength of a tint in percent; unused by the others. */
  strength: number;
}

/** Tells whether the attribute is a colour effect. */
export function isColorEffect(name: string): name is ColorEffect['kind'] {
  return name === 'tint' || name === 'alpha' || name === 'brightness';
}

function checkPercent(method: string, name: string, value: unknown, lowest: number): number {
  if (typeof value !== 'number') throw wrongArgument(method, name, 'a Number', value);
  if (value >= lowest && value <= 100) return value;
  throw outOfRange(method, name, 'from ' + lowest + ' to 100', value);
}

function checkColor(method: string, value: unknown): Color {
  if (isColor(value)) return value;
  throw wrongArgument(method, 'tint', 'a colour such as "#FF0000" or 0xFF0000', value);
}

/** Reads the value of a colour effect; `strength` is 100 where left out. */
export function readColorEffect(
  method: string,
  kind: ColorEffect['kind'],
  value: unknown,
  strength: unknown,
): ColorEffect {
  if (kind !== 'tint') {
    return { kind, value: checkPercent(method, kind, value, kind === 'alpha' ? 0 : -100), strength: 100 };
  }
  const percent = strength === undefined ? 100 : checkPercent(method, 'strength', strength, 0);
  return { kind, value: checkColor(method, value), strength: percent };
}

/** Elements that get the same effect, with their positions in the collection. */
interface Alike {
  effect: ColorEffect;
  elements: Element[];
  indices: number[];
}

/** Refuses elements that have no colour effect. Host members: `colorMode`. */
function checkColorable(method: string, elements: Element[]): void {
  forEach(method, elements, function checkMode(element) {
    if ((element as SymbolInstance).colorMode !== undefined) return;
    throw new TypeError('this kind of element has no colour effects');
  });
}

function groupByEffect(elements: Element[], effects: ColorEffect[]): Alike[] {
  const byKey: Record<string, Alike | undefined> = {};
  const groups: Alike[] = [];
  for (let i = 0; i < elements.length; i++) {
    const effect = effects[i];
    // Begins with # or a digit, so that it is never the name of a built-in member.
    const key = String(effect.value);
    let group = byKey[key];
    if (!group) {
      group = { effect, elements: [], indices: [] };
      byKey[key] = group;
      groups.push(group);
    }
    group.elements.push(elements[i]);
    group.indices.push(i);
  }
  return groups;
}

function applyToSelection(document: Document, effect: ColorEffect): void {
  if (effect.kind === 'tint') document.setInstanceTint(effect.value, effect.strength);
  else if (effect.kind === 'alpha') document.setInstanceAlpha(effect.value as number);
  else document.setInstanceBrightness(effect.value as number);
}

function applyToAll(method: string, document: Document, { effect, elements, indices }: Alike): void {
  function applyOnStage(selected: Element[], positions: number[]): void {
    blameFirst(method, selected, () => applyToSelection(document, effect), positions);
  }
  onEachStage(method, document, elements, applyOnStage, indices);
}

/**
 * Gives each element its colour effect, whatever is selected. The host reads `tintColor` and `brightness` of an
 * instance, but sets them on the selection only. Host members: `colorMode`, `document.setInstanceTint`,
 * `setInstanceAlpha`, `setInstanceBrightness` and those of `onEachStage`: the selection is set once for each
 * different effect (and frame).
 */
export function applyColorEffects(
  method: string,
  document: Document,
  elements: Element[],
  effects: ColorEffect[],
): void {
  checkColorable(method, elements);
  const groups = groupByEffect(elements, effects);
  for (let i = 0; i < groups.length; i++) applyToAll(method, document, groups[i]);
}
