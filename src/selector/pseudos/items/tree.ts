import { folderOf } from '../../../text/path';
import type { Pseudos } from '../../plan/Pseudo';
import { DistinctList } from '../../subjects/DistinctList';
import { isFolder } from '../../subjects/LibraryIndex';
import type { QueryRun } from '../../subjects/QueryRun';
import type { Subject } from '../../subjects/Subject';

/** `:children`: what is directly in these folders. */
function childrenOf(set: Subject[], run: QueryRun): Subject[] {
  const library = run.library();
  const children = new DistinctList();
  for (let i = 0; i < set.length; i++) {
    if (isFolder(set[i])) children.addAll(library.inFolder(set[i].readText('name')));
  }
  return children.subjects;
}

/** `:descendants`: what is in these folders at any depth, each folder before what is in it. */
function descendantsOf(set: Subject[], run: QueryRun): Subject[] {
  const matches = new DistinctList();
  for (let i = 0; i < set.length; i++) {
    const waiting = childrenOf([set[i]], run).reverse();
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (!matches.add(next)) continue;
      const inside = childrenOf([next], run);
      for (let at = inside.length - 1; at >= 0; at--) waiting.push(inside[at]);
    }
  }
  return matches.subjects;
}

/** `:parent`: the folders that these items are in; none for items at the root. */
function parentsOf(set: Subject[], run: QueryRun): Subject[] {
  const library = run.library();
  const parents = new DistinctList();
  for (let i = 0; i < set.length; i++) {
    const parent = library.at(folderOf(set[i].readText('name')));
    if (parent) parents.add(parent);
  }
  return parents.subjects;
}

/** The pseudos that lead from folders to what is in them, and back. */
export const ITEM_TREE: Pseudos = {
  children: { type: 'replace', apply: childrenOf },
  descendants: { type: 'replace', apply: descendantsOf },
  parent: { type: 'replace', apply: parentsOf },
};
