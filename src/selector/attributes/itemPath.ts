import { partOfPath, type ItemWord } from '../../host/itemWords';
import type { BuiltInAttribute, BuiltInAttributes } from '../plan/BuiltInAttribute';
import { COST } from '../plan/PlanStep';

function itemWord(word: ItemWord, path: string, cost: number): BuiltInAttribute {
  return {
    cost,
    makeValues(properties) {
      const whole = properties.of(path);
      return function valuesOf(candidate, run) {
        const value = whole.read(candidate, run);
        return typeof value === 'string' ? [partOfPath(value, word)] : [];
      };
    },
  };
}

/** `[shortName]` and `[folder]` of items. Host members: `name`. */
export const ITEM_PATH: BuiltInAttributes = {
  'shortName:': itemWord('shortName', 'name', COST.OWN),
  'folder:': itemWord('folder', 'name', COST.OWN),
};

/** The same of the items of elements. Host members: `libraryItem`, `name`. */
export const ELEMENT_PATH: BuiltInAttributes = {
  'shortName:': itemWord('shortName', 'libraryItem.name', COST.LINKED),
  'folder:': itemWord('folder', 'libraryItem.name', COST.LINKED),
};
