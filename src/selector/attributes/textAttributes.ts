import { isSameFont } from '../../text/fontName';
import { attributeOfRuns, isTextType, wholeText } from '../../host/texts';
import type { BuiltInAttribute, BuiltInAttributes } from '../plan/BuiltInAttribute';
import { COST } from '../plan/PlanStep';
import { hostObjectOf } from '../subjects/Subject';

/** An attribute that texts alone have. */
function ofTexts(
  valuesOf: (text: object) => unknown[],
  isSame?: BuiltInAttribute['isSame'],
): BuiltInAttribute {
  return {
    cost: COST.LINKED,
    isSame,
    makeValues(properties) {
      const elementType = properties.of('elementType');
      const values = properties.derived(valuesOf, (candidate) => valuesOf(hostObjectOf(candidate)));
      return (candidate, run) =>
        isTextType(elementType.read(candidate, run)) ? (values.read(candidate, run) as unknown[]) : [];
    },
  };
}

/**
 * `[text]`, the whole text; `[font]` and `[size]`, those of any run. `[font=Arial]` holds for the family.
 * Host members: `elementType`, `getTextString`, `textRuns`, `textAttrs`, `face`, `size`.
 */
export const TEXTS: BuiltInAttributes = {
  'text:': ofTexts((text) => [wholeText(text)]),
  'font:': ofTexts(
    (text) => attributeOfRuns(text, 'face'),
    (face, name) => isSameFont(String(face), name),
  ),
  'size:': ofTexts((text) => attributeOfRuns(text, 'size')),
};
