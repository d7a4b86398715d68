import { failure } from '../../host/failure';
import { memberNames } from '../../host/memberNames';
import { readProperty } from '../../host/readPath';
import { nearest } from '../../text/nearest';

/** Tells whether a value has a member. Its presence is enough: nothing is read. */
export function hasMember(value: unknown, name: string): boolean {
  return value !== null && value !== undefined && name in (Object(value) as object);
}

/**
 * The error for a member that is not there, with the nearest name that is.
 *
 * @param where the path to the owner, with a dot at its end
 * @param further names that are not members, but may have been meant
 * @param advice what it says where no name is near
 */
export function noMember(
  owner: unknown,
  name: string,
  where: string,
  further: string[],
  advice = '',
): TypeError {
  const missing = 'it has no "' + where + name + '"';
  if (owner === null || owner === undefined) return new TypeError(missing);
  const near = nearest(name, memberNames(Object(owner) as object).concat(further));
  if (near !== null) return new TypeError(missing + ' (did you mean "' + where + near + '"?)');
  return new TypeError(missing + advice);
}

/**
 * Refuses a name to set that one of the elements does not have, before anything is changed. Of a dotted name every part
 * has to be there; all parts but the last are read.
 *
 * @param path a name, or a dotted name such as `textRuns.0.characters`
 * @param further names that are not members, but may have been meant
 */
export function checkMembers(method: string, elements: unknown[], path: string, further: string[]): void {
  const count = elements.length;
  // Engines that only interpret take long to call a function for each.
  let i = path.indexOf('.') < 0 ? countHaving(elements, path) : 0;
  if (i === count) return;
  const links = path.split('.');
  try {
    for (; i < count; i++) checkLinks(elements[i], links, further);
  } catch (error) {
    throw failure(method, i, elements[i], error);
  }
}

/** How many objects from the first on have the member. */
function countHaving(elements: unknown[], name: string): number {
  const count = elements.length;
  let i = 0;
  try {
    while (i < count && name in (elements[i] as object)) i++;
  } catch {
    // No object, or one that the host refuses.
  }
  return i;
}

function checkLinks(element: unknown, links: string[], further: string[]): void {
  let at = element;
  let where = '';
  for (let i = 0; i < links.length; i++) {
    if (i > 0) {
      at = readProperty(at, links[i - 1]);
      where += links[i - 1] + '.';
    }
    if (hasMember(at, links[i])) continue;
    throw noMember(at, links[i], where, further, i === 0 ? '; what is your own is set by each' : '');
  }
}

/** Sets a member; an error of the host counts as "not set". */
function trySet(owner: Record<string, unknown>, name: string, value: unknown): void {
  try {
    owner[name] = value;
  } catch {
    // A member that cannot be set is not where a copy comes from.
  }
}

/**
 * Sets the member that a dotted path reaches. Of some objects the host gives copies (`matrix`, `filters`): if the new
 * value does not stay, each changed copy is assigned back to where it came from, the innermost first.
 *
 * @throws Error when the host does not take the value over
 */
export function setAtPath(element: unknown, links: string[], value: unknown): void {
  const last = links.length - 1;
  const owners: unknown[] = [element];
  for (let i = 0; i < last; i++) owners.push(readProperty(owners[i], links[i]));
  const owner = owners[last] as Record<string, unknown>;
  const before = owner[links[last]];
  owner[links[last]] = value;
  if (before === value) return;
  for (let i = last - 1; i >= 0; i--) {
    if (isSet(element, links, before)) return;
    trySet(owners[i] as Record<string, unknown>, links[i], owners[i + 1]);
  }
  if (!isSet(element, links, before)) throw new Error('the host keeps "' + links.join('.') + '" as it is');
}

/** Tells whether reading the path again gives something else than before. */
function isSet(element: unknown, links: string[], before: unknown): boolean {
  let at = element;
  for (let i = 0; i < links.length; i++) at = readProperty(at, links[i]);
  return at !== before;
}
