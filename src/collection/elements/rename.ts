import { needsPresentNames, newNames, type Renaming } from '../naming/newNames';
import { forEach } from '../support/forEach';

/** Gives each element its new name; the present ones are read where the new ones need them. Host members: `name`. */
export function renameElements(renaming: Renaming, elements: Element[]): void {
  const named = elements.slice(0);
  const present: string[] = [];
  if (needsPresentNames(renaming)) {
    forEach(renaming.method, named, function readName(element, index) {
      present[index] = String(element.name);
    });
  }
  const names = newNames(renaming, elements, present);
  forEach(renaming.method, named, function setName(element, index) {
    if (names[index] !== present[index]) element.name = names[index];
  });
}
