import type { Catalogue } from '../catalogue/Catalogue';

/** Descriptions of the parts of the catalogue that the generated files do not contain. */
export function catalogueLosses({ profiles }: Catalogue): string[] {
  const hasPaths = profiles.some((settings) => (settings.get('Vector::AS3 Library Paths') ?? '') !== '');
  return hasPaths ? ['library paths of ActionScript'] : [];
}
