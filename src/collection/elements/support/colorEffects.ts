import { isColor } from '../../../host/isColor';
import type { Setter } from '../../methods/attr';
import { oneSelected, onEachStage } from '../../stage/onStage';
import { withPlaceRestored } from '../../stage/userLocation';
import { blameFirst } from '../../support/blameFirst';
import { outOfRange, wrongArgument } from '../../support/check';
import { forEach } from '../../support/forEach';

/** A colour as the host takes it: `#RRGGBB`, `#RRGGBBAA`, or a Number such as 0xFF0000. */
export type Color = string | number;

/** The attributes that are colour effects. */
type ColorEffect = 'tint' | 'alpha' | 'brightness';

/** Tells whether the attribute is a colour effect. */
export function isColorEffect(name: string): name is ColorEffect {
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

/** Refuses elements that have no colour effect. Host members: `colorMode`. */
function checkColorable(method: string, elements: Element[]): void {
  forEach(method, elements, function checkMode(element) {
    if ((element as SymbolInstance).colorMode !== undefined) return;
    throw new TypeError('this kind of element has no colour effects');
  });
}

function applyToSelection(document: Document, kind: ColorEffect, value: Color, strength: number): void {
  if (kind === 'tint') document.setInstanceTint(value, strength);
  else if (kind === 'alpha') document.setInstanceAlpha(value as number);
  else document.setInstanceBrightness(value as number);
}

function strengthOf(method: string, kind: ColorEffect, strength: unknown): number {
  return kind !== 'tint' || strength === undefined ? 100 : checkPercent(method, 'strength', strength, 0);
}

/**
 * How a colour effect is set, whatever is selected. The host reads `tintColor` and `brightness` of an instance, but
 * sets them on the selection only. A fixed value takes one selection for each frame that has some of the elements;
 * results of a Function take one for each element, which stays selected until the next.
 * Host members: `colorMode`, `document.setInstanceTint`, `setInstanceAlpha`, `setInstanceBrightness`, and those of
 * `onEachStage`.
 *
 * @param strength of a tint in percent; undefined: 100
 */
export function colorEffectSetter(
  method: string,
  document: Document,
  elements: Element[],
  kind: ColorEffect,
  strength: unknown,
): Setter<Element> {
  const percent = strengthOf(method, kind, strength);
  const withSelected = oneSelected(document);
  checkColorable(method, elements);
  return {
    read(value) {
      if (kind === 'tint') return checkColor(method, value);
      return checkPercent(method, kind, value, kind === 'alpha' ? 0 : -100);
    },
    setAll(value: Color) {
      onEachStage(method, document, elements, function applyOnStage(selected, indices) {
        blameFirst(method, selected, () => applyToSelection(document, kind, value, percent), indices);
      });
    },
    around: (work) => withPlaceRestored(document, work),
    set(element, value: Color) {
      withSelected(element, () => applyToSelection(document, kind, value, percent));
    },
  };
}
