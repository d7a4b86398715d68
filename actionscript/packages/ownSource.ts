import type { SourceText } from '../syntax/SourceText';
import { MOTION_EASINGS, newEasing, oldEasing, TRANSITION_EASINGS } from './easings';
import { NEW_SOURCES } from './newSources';
import { OLD_SOURCES } from './oldSources';

/** Packages of easing classes, with their classes, for ActionScript 3 and for 2. */
const NEW_EASINGS = { 'fl.transitions.easing': TRANSITION_EASINGS, 'fl.motion.easing': MOTION_EASINGS };
const OLD_EASINGS = { 'mx.transitions.easing': TRANSITION_EASINGS };

/**
 * The source of a class that Adobe's program comes with and that is done here; undefined for others.
 *
 * @param qualifiedName - with its package: `fl.transitions.Tween`
 */
export function ownSource(qualifiedName: string, isOld: boolean): SourceText | undefined {
  const text = sourcesOf(isOld).get(qualifiedName);
  return text === undefined ? undefined : { file: `${qualifiedName} (built in)`, text };
}

/** The names of the classes of such a package, without it. */
export function ownNames(packageName: string, isOld: boolean): string[] {
  const start = `${packageName}.`;
  return [...sourcesOf(isOld).keys()]
    .filter((name) => name.startsWith(start) && !name.includes('.', start.length))
    .map((name) => name.slice(start.length));
}

const cache = new Map<boolean, ReadonlyMap<string, string>>();

function sourcesOf(isOld: boolean): ReadonlyMap<string, string> {
  const cached = cache.get(isOld);
  if (cached) return cached;
  const write = isOld ? oldEasing : newEasing;
  const sources = new Map(Object.entries(isOld ? OLD_SOURCES : NEW_SOURCES));
  for (const [packageName, classes] of Object.entries(isOld ? OLD_EASINGS : NEW_EASINGS))
    for (const [name, functions] of Object.entries(classes))
      sources.set(`${packageName}.${name}`, write(packageName, name, functions));
  cache.set(isOld, sources);
  return sources;
}
