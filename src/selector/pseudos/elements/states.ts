import { listOf } from '../../../host/read';
import { isNonEmptyText } from '../../../text/isNonEmptyText';
import { COST } from '../../plan/PlanStep';
import { readingPseudo, type Pseudos, type TestMaker } from '../../plan/Pseudo';
import { hasValue, isTrue } from '../testMakers';

function isNamed(wanted: boolean): TestMaker {
  return function makeTest(properties) {
    const name = properties.of('name');
    return (element, run) => isNonEmptyText(name.read(element, run)) === wanted;
  };
}

const isFiltered: TestMaker = function makeTest(properties) {
  const filters = properties.of('filters');
  return (element, run) => listOf(filters.read(element, run)).length > 0;
};

/** The pseudos about the state of an element or of its library item. */
export const ELEMENT_STATES: Pseudos = {
  selected: readingPseudo(COST.OWN, isTrue('selected')),
  named: readingPseudo(COST.OWN, isNamed(true)),
  unnamed: readingPseudo(COST.OWN, isNamed(false)),
  filtered: readingPseudo(COST.OWN, isFiltered),
  tinted: readingPseudo(COST.OWN, hasValue('colorMode', 'tint')),
  transparent: readingPseudo(COST.OWN, hasValue('colorMode', 'alpha')),
  exported: readingPseudo(COST.LINKED, isTrue('libraryItem.linkageExportForAS')),
};
