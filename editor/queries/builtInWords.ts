import { contract } from '../../host-mocks/contract/contract';
import { elementDomain } from '../../src/selector/domains/element';
import { frameDomain } from '../../src/selector/domains/frame';
import { itemDomain } from '../../src/selector/domains/item';
import { layerDomain } from '../../src/selector/domains/layer';
import type { Domain } from '../../src/selector/plan/Domain';
import { SYNONYMS } from '../../src/selector/syntax/synonyms';
import type { QueryWords, WordDomain } from './QueryWords';

const DOMAINS: Record<WordDomain, Domain> = {
  element: elementDomain,
  item: itemDomain,
  layer: layerDomain,
  frame: frameDomain,
};

/** The host's classes that objects have which a query finds. */
const HOST_CLASSES: Record<WordDomain, string[]> = {
  element: ['SymbolInstance', 'Text', 'BitmapInstance', 'Shape'],
  item: ['SymbolItem', 'BitmapItem', 'SoundItem', 'FontItem'],
  layer: ['Layer'],
  frame: ['Frame'],
};

/** Every word that is built in: pseudos, the library's own attributes, and the properties that the host declares. */
export function builtInWords(): QueryWords {
  return { pseudos: bySubject(pseudosOf), attributes: bySubject(attributesOf) };
}

/** The classes of the host that have a property, among those that a query finds. */
export function classesWith(subject: WordDomain, property: string): string[] {
  return HOST_CLASSES[subject].filter((name) => propertiesOf(name).includes(property));
}

function bySubject(list: (subject: WordDomain) => string[]): Record<WordDomain, string[]> {
  return { element: list('element'), item: list('item'), layer: list('layer'), frame: list('frame') };
}

function pseudosOf(subject: WordDomain): string[] {
  const names = namesIn(DOMAINS[subject].pseudos);
  return [...names, ...SYNONYMS.filter(([, name]) => names.includes(name)).map(([spelling]) => spelling)];
}

function attributesOf(subject: WordDomain): string[] {
  const { attributes, members } = DOMAINS[subject];
  const properties = HOST_CLASSES[subject].flatMap(propertiesOf);
  return [...new Set([...namesIn(attributes), ...namesIn(members), ...properties])];
}

/** Built-in words are kept with a colon at one end. */
function namesIn(words: object): string[] {
  return Object.keys(words).map((name) => name.replaceAll(':', ''));
}

function propertiesOf(className: string): string[] {
  const { base, properties } = contract[className];
  return [...(base === null ? [] : propertiesOf(base)), ...Object.keys(properties)];
}
