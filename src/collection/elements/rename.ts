import { failure } from '../../host/failure';
import { needsPresentNames, newNames, type Renaming } from '../naming/newNames';
import { forEach } from '../support/forEach';

/** Gives each element its new name; the present ones are read where the new ones need them. Host members: `name`. */
export function renameElements(renaming: Renaming, elements: Element[]): void {
  const named = elements.slice(0);
  const isMadeOfPresent = needsPresentNames(renaming);
  const present = isMadeOfPresent ? presentNames(renaming.method, named) : [];
  const names = newNames(renaming, elements, present);
  const count = named.length;
  let i = 0;
  try {
    for (; i < count; i++) if (!isMadeOfPresent || names[i] !== present[i]) named[i].name = names[i];
  } catch (error) {
    throw failure(renaming.method, i, named[i], error);
  }
}

function presentNames(method: string, elements: Element[]): string[] {
  const names: string[] = [];
  forEach(method, elements, function readName(element, index) {
    names[index] = String(element.name);
  });
  return names;
}
