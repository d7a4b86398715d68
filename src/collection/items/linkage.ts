import { describeArgument } from '../../host/describeValue';
import { failure } from '../../host/failure';
import { IdentitySet } from '../../host/IdentitySet';
import { leafOf } from '../../text/path';
import { newNames } from '../naming/newNames';
import { FIRST_ARGUMENT, wrongArgument } from '../support/check';
import { forEach } from '../support/forEach';

const METHOD = 'ItemCollection.linkage';

const CLASS_NAME = /^[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)*$/;

/** Refuses names that are not classes, and names that another item has. Host members: `linkageClassName`. */
function checkClasses(library: Library, items: Item[], classes: string[]): void {
  const own = IdentitySet.of(items);
  const taken: Record<string, boolean | undefined> = {};
  const all = library.items;
  for (let i = 0; i < all.length; i++) {
    if (!own.has(all[i]) && all[i].linkageExportForAS) taken['.' + all[i].linkageClassName] = true;
  }
  for (let i = 0; i < items.length; i++) {
    const problem = !CLASS_NAME.test(classes[i])
      ? describeArgument(classes[i]) + ' is not a class name'
      : taken['.' + classes[i]]
        ? 'another item has the class ' + describeArgument(classes[i])
        : '';
    if (problem !== '') throw failure(METHOD, i, items[i], new TypeError(problem));
    taken['.' + classes[i]] = true;
  }
}

/**
 * Exports items for ActionScript, each under a class, or exports them no longer. All classes are worked out and checked
 * before the first is set. Host members: `itemType`, `name`, `linkageExportForAS`, `linkageClassName`,
 * `linkageImportForRS`, `library.items`.
 *
 * @param name as in `rename`; `*` stands for the last part of the path; false: no longer
 */
export function linkItems(library: Library, items: Item[], name: unknown, scope: unknown): void {
  const present: string[] = [];
  forEach(METHOD, items, function readLeaf(item, index) {
    if (item.itemType === 'folder') throw new TypeError('folders have no class; filter(":not(:folder)")');
    present[index] = leafOf(item.name);
  });
  if (name === false) {
    forEach(METHOD, items, function unlink(item) {
      if (!item.linkageExportForAS) return;
      item.linkageClassName = '';
      item.linkageExportForAS = false;
    });
    return;
  }
  if (typeof name !== 'string' && typeof name !== 'function')
    throw wrongArgument(METHOD, FIRST_ARGUMENT, 'a name, a Function or false', name);
  const classes = newNames({ method: METHOD, base: '', args: [name], scope }, items, present);
  checkClasses(library, items, classes);
  forEach(METHOD, items, function link(item, index) {
    if (!item.linkageExportForAS) item.linkageExportForAS = true;
    item.linkageClassName = classes[index];
  });
}
