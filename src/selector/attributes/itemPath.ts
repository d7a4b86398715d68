import { folderOf, leafOf } from '../../text/path';
import type { BuiltInAttribute, BuiltInAttributes } from '../plan/BuiltInAttribute';
import { COST } from '../plan/PlanStep';

function partOfPath(path: string, partOf: (path: string) => string, cost: number): BuiltInAttribute {
  return {
    cost,
    makeValues(properties) {
      const whole = properties.of(path);
      return function valuesOf(candidate, run) {
        const value = whole.read(candidate, run);
        return typeof value === 'string' ? [partOf(value)] : [];
      };
    },
  };
}

/** `[shortName]` and `[folder]` of items. Host members: `name`. */
export const ITEM_PATH: BuiltInAttributes = {
  'shortName:': partOfPath('name', leafOf, COST.OWN),
  'folder:': partOfPath('name', folderOf, COST.OWN),
};

/** The same of the items of elements. Host members: `libraryItem`, `name`. */
export const ELEMENT_PATH: BuiltInAttributes = {
  'shortName:': partOfPath('libraryItem.name', leafOf, COST.LINKED),
  'folder:': partOfPath('libraryItem.name', folderOf, COST.LINKED),
};
