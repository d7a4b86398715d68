import type { SourceText } from '../syntax/SourceText';
import { MOTION_EASINGS, as3Easing, as2Easing, TRANSITION_EASINGS } from './easings';
import { AS3_SOURCES } from './as3Sources';
import { AS2_SOURCES } from './as2Sources';

/** Packages of easing classes, with their classes, for ActionScript 3 and for 2. */
const AS3_EASINGS = { 'fl.transitions.easing': TRANSITION_EASINGS, 'fl.motion.easing': MOTION_EASINGS };
const AS2_EASINGS = { 'mx.transitions.easing': TRANSITION_EASINGS };

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
  const write = isOld ? as2Easing : as3Easing;
  const sources = new Map(Object.entries(isOld ? AS2_SOURCES : AS3_SOURCES));
  for (const [packageName, classes] of Object.entries(isOld ? AS2_EASINGS : AS3_EASINGS))
    for (const [name, functions] of Object.entries(classes))
      sources.set(`${packageName}.${name}`, write(packageName, name, functions));
  cache.set(isOld, sources);
  return sources;
}
