import { leafOf, folderOf, trimSlashes } from '../../text/path';
import { newNames } from '../naming/newNames';
import { onEachStage, selectAllOf } from '../stage/onStage';
import { selectionOf } from '../stage/selectionOf';
import { blameFirst } from '../support/blameFirst';
import { wrongArgument } from '../support/check';
import { forEach } from '../support/forEach';
import { includes } from '../../host/includes';
import { withPanelSelectionRestored } from '../items/support/panel';

const METHOD = 'ElementCollection.toSymbol';

const TYPES = ['movie clip', 'graphic', 'button'];

/** Source: Adobe's reference, document.convertToSymbol. */
const REGISTRATIONS = [
  'top left',
  'top center',
  'top right',
  'center left',
  'center',
  'center right',
  'bottom left',
  'bottom center',
  'bottom right',
];

function checkChoice(name: string, value: unknown, choices: string[]): void {
  if (!includes(choices, value)) throw wrongArgument(METHOD, name, '"' + choices.join('", "') + '"', value);
}

/** Refuses names that are taken, in the library or by each other. Host members: `library.itemExists`. */
function checkFree(library: Library, paths: string[]): void {
  const seen: Record<string, boolean | undefined> = {};
  const taken: string[] = [];
  for (let i = 0; i < paths.length; i++) {
    if (seen['/' + paths[i]] || library.itemExists(paths[i])) taken.push('"' + paths[i] + '"');
    seen['/' + paths[i]] = true;
  }
  if (taken.length > 0)
    throw new Error(METHOD + '(): the library has these names already: ' + taken.join(', '));
}

/**
 * Converts the selection, which is one element, to a symbol of that path. The reference does not say what the host
 * does with a folder in the name, so that the new item is moved there.
 */
function convert(document: Document, type: string, path: string, registration: string): void {
  const { library } = document;
  const folder = folderOf(path);
  const convertTo = document.convertToSymbol as unknown as (
    this: Document,
    type: string,
    name: string,
    registration: string,
  ) => Item | null;
  const item = convertTo.call(document, type, folder === '' ? path : '', registration);
  if (!item) throw new Error('Animate refused to convert it to a symbol');
  if (folder === '') return;
  if (!library.itemExists(folder)) library.newFolder(folder);
  if (!library.moveToFolder(folder, item.name, false)) throw new Error('Animate refused to move the symbol');
  item.name = leafOf(path);
}

/**
 * Makes a symbol of each element. Host members: `name`, `document.convertToSymbol`, `selection`, `library.itemExists`,
 * `newFolder`, `moveToFolder` and those of `onEachStage`.
 *
 * @param name as in `rename`; `*` stands for the element's name
 * @returns the instances, in the order of the elements
 */
export function convertToSymbols(
  document: Document,
  elements: Element[],
  type: unknown,
  name: unknown,
  registration: unknown,
  scope: unknown,
): SymbolInstance[] {
  checkChoice('type', type, TYPES);
  checkChoice('registration', registration, REGISTRATIONS);
  const present: string[] = [];
  forEach(METHOD, elements, function readName({ name }) {
    present.push(String(name || 'Symbol'));
  });
  const names = newNames({ method: METHOD, base: 'Symbol', args: [name], scope }, elements, present);
  const paths: string[] = [];
  for (let i = 0; i < names.length; i++) paths.push(trimSlashes(names[i]));
  checkFree(document.library, paths);
  const instances: SymbolInstance[] = [];
  withPanelSelectionRestored(document.library, function convertAll() {
    onEachStage(METHOD, document, elements, function convertInTurn(stage, indices) {
      for (let i = 0; i < stage.length; i++) {
        selectAllOf(METHOD, document, [stage[i]], [indices[i]]);
        blameFirst(
          METHOD,
          [stage[i]],
          () => convert(document, type as string, paths[indices[i]], registration as string),
          [indices[i]],
        );
        instances[indices[i]] = selectionOf(document)[0] as SymbolInstance;
      }
    });
  });
  return instances;
}
