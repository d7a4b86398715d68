import type { Pseudos } from '../../plan/Pseudo';
import { elementsOfItem, membersOf, symbolOf } from '../../subjects/contentsOfSubjects';
import { Descent } from '../../subjects/Descent';
import { DistinctList } from '../../subjects/DistinctList';
import type { QueryRun } from '../../subjects/QueryRun';
import type { Subject } from '../../subjects/Subject';

/** `:children`: what is directly inside groups and symbol instances, in all of their keyframes. */
function childrenOf(set: Subject[], run: QueryRun): Subject[] {
  const descent = new Descent(run);
  const children = new DistinctList();
  for (let i = 0; i < set.length; i++) children.addAll(descent.enter(set[i]));
  return children.subjects;
}

/** `:descendants`: what is inside groups and symbol instances at any depth. */
function descendantsOf(set: Subject[], run: QueryRun): Subject[] {
  const descent = new Descent(run);
  for (let i = 0; i < set.length; i++) descent.into(set[i]);
  return descent.found.subjects;
}

/**
 * `:parent`: the groups and symbol instances that directly contain one of the set. No member of the host leads from an
 * element to what contains it, so parents are looked for in the source and, at any depth, inside it.
 */
function parentsOf(set: Subject[], run: QueryRun, source: Subject[]): Subject[] {
  const wanted = DistinctList.of(set);
  const candidates = reachableElements(source, run);
  const isParentSymbol: (boolean | undefined)[] = [];
  const parents: Subject[] = [];
  for (let i = 0; i < candidates.length; i++) {
    const symbol = symbolOf(candidates[i], run);
    if (symbol && isParentSymbol[symbol.id] === undefined) {
      isParentSymbol[symbol.id] = wanted.hasAny(elementsOfItem(symbol, run));
    }
    const isParent = symbol ? isParentSymbol[symbol.id] : wanted.hasAny(membersOf(candidates[i], run));
    if (isParent) parents.push(candidates[i]);
  }
  return parents;
}

/**
 * The source and all that is inside it, in an order that depends on the source alone: each element of the source,
 * followed by what is inside it and not in the source itself.
 */
export function reachableElements(source: Subject[], run: QueryRun): Subject[] {
  const descent = new Descent(run, DistinctList.of(source));
  for (let i = 0; i < source.length; i++) {
    descent.found.add(source[i]);
    descent.into(source[i]);
  }
  return descent.found.subjects;
}

/** The pseudos that lead from elements to those inside and around them. */
export const ELEMENT_TREE: Pseudos = {
  children: { type: 'replace', apply: childrenOf },
  descendants: { type: 'replace', apply: descendantsOf },
  parent: { type: 'replace', apply: parentsOf },
};
