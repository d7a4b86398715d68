import { type ColorChange, seeColors } from '../../host/elementColors';
import { hexColor } from '../../host/hexColor';
import { FIRST_ARGUMENT, outOfRange, wrongArgument } from '../support/check';
import { forEach } from '../support/forEach';
import { oneSelected } from '../stage/onStage';
import { withPlaceRestored } from '../stage/userLocation';

const METHOD = 'ElementCollection.replaceColor';
const COLOR = 'a colour such as "#FF0000" or 0xFF0000';

/** Gives the colour to put in the place of another one, or nothing. */
export type ColorReplacer = (color: string) => string | number | null | undefined;

function checkedColor(name: string, value: unknown, expected = COLOR): string {
  const color = hexColor(value);
  if (color === null) throw wrongArgument(METHOD, name, expected, value);
  return color;
}

function channel(color: string, at: number): number {
  return parseInt(color.substring(at, at + 2), 16);
}

/** Tells whether no channel of the wanted colour differs by more. Colours without an alpha are opaque. */
function isNear(color: string, wanted: string, tolerance: number): boolean {
  for (let at = 1; at < wanted.length; at += 2) {
    if (Math.abs(channel(color + 'FF', at) - channel(wanted, at)) > tolerance) return false;
  }
  return true;
}

/** The new colour, with the alpha of the old one where it names none. */
function withAlphaOf(color: string, to: string): string {
  return to.length === 7 ? to + color.substring(7) : to;
}

/** Makes the function that gives the new colour of each. */
function replacerOf(from: unknown, to: unknown, tolerance: unknown): (color: string) => string {
  if (typeof from !== 'function') {
    const wanted = checkedColor(FIRST_ARGUMENT, from, COLOR + ', or a Function');
    const after = checkedColor('the new colour', to);
    if (typeof tolerance !== 'number') throw wrongArgument(METHOD, 'the tolerance', 'a Number', tolerance);
    if (!(tolerance >= 0 && tolerance <= 255))
      throw outOfRange(METHOD, 'the tolerance', 'from 0 to 255', tolerance);
    return (color) => (isNear(color, wanted, tolerance) ? withAlphaOf(color, after) : color);
  }
  return function replaced(color) {
    const result = (from as ColorReplacer)(color);
    if (result === undefined || result === null) return color;
    return withAlphaOf(color, checkedColor('what the Function returns', result));
  };
}

/**
 * Replaces colours of elements. All is worked out before the first is changed. Host members: those of `seeColors` and
 * of `oneSelected`.
 *
 * @param from the colour to replace, or a Function that gives the new one for each
 * @param tolerance the most that a channel may differ, 0 to 255
 */
export function replaceColors(
  document: Document,
  elements: Element[],
  from: unknown,
  to: unknown,
  tolerance: unknown,
): void {
  const replace = replacerOf(from, to, tolerance);
  const see = function seeColor(before: string): string {
    const color = hexColor(before);
    const after = color === null ? before : replace(color);
    return after === color ? before : after;
  };
  const changes: ColorChange[][] = [];
  forEach(METHOD, elements, function seeElement(element, index) {
    changes[index] = [];
    seeColors(element, see, changes[index]);
  });
  const withSelected = oneSelected(document);
  const applyTo = function applyWhere(isSelected: boolean): void {
    forEach(METHOD, elements, function applyChanges(_element, index) {
      for (let i = 0; i < changes[index].length; i++) {
        const change = changes[index][i];
        if (!change.selected === isSelected) continue;
        if (change.selected) withSelected(change.selected, () => change.apply(document));
        else change.apply(document);
      }
    });
  };
  // The host refuses to select some elements: before any other is changed.
  withPlaceRestored(document, () => applyTo(true));
  applyTo(false);
}
