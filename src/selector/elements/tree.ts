import { elementsOfItem, membersOf, symbolOf } from '../contents';
import { distinct, DistinctList } from '../DistinctList';
import type { Run } from '../Run';
import type { Subject } from '../Subject';
import { Descent } from './Descent';

/** `:children`: what is directly inside groups and symbol instances, in all of their keyframes. */
export function childrenOf(set: Subject[], run: Run): Subject[] {
  const descent = new Descent(run);
  const children = new DistinctList();
  for (let i = 0; i < set.length; i++) children.addAll(descent.enter(set[i]));
  return children.subjects;
}

/** `:descendants`: what is inside groups and symbol instances at any depth. */
export function descendantsOf(set: Subject[], run: Run): Subject[] {
  const descent = new Descent(run);
  for (let i = 0; i < set.length; i++) descent.into(set[i]);
  return descent.found.subjects;
}

/**
 * `:parent`: the groups and symbol instances that directly contain one of the set. The host leads from an element to
 * nothing that contains it, so they are looked for in the source and, at any depth, inside it.
 */
export function parentsOf(set: Subject[], run: Run, source: Subject[]): Subject[] {
  const wanted = distinct(set);

  function isParentSymbol(symbol: Subject): boolean {
    return wanted.hasAny(elementsOfItem(symbol, run));
  }

  const candidates = reachableFrom(source, run);
  const isParent: (boolean | undefined)[] = [];
  const parents: Subject[] = [];
  for (let i = 0; i < candidates.length; i++) {
    const symbol = symbolOf(candidates[i], run);
    if (symbol && isParent[symbol.id] === undefined) isParent[symbol.id] = isParentSymbol(symbol);
    const contains = symbol ? isParent[symbol.id] : wanted.hasAny(membersOf(candidates[i], run));
    if (contains) parents.push(candidates[i]);
  }
  return parents;
}

/**
 * The source and all that is inside it, in an order that depends on the source alone: each element of the source,
 * followed by what is inside it and not in the source itself.
 */
export function reachableFrom(source: Subject[], run: Run): Subject[] {
  const descent = new Descent(run, distinct(source));
  for (let i = 0; i < source.length; i++) {
    descent.found.add(source[i]);
    descent.into(source[i]);
  }
  return descent.found.subjects;
}
