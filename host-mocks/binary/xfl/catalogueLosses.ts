import type { Catalogue } from '../catalogue/Catalogue';

/** What the catalogue holds and the files made of it do not, in words. */
export function catalogueLosses({ profiles }: Catalogue): string[] {
  const hasPaths = profiles.some((settings) => (settings.get('Vector::AS3 Library Paths') ?? '') !== '');
  return hasPaths ? ['library paths of ActionScript'] : [];
}
