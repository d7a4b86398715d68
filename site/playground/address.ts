import type { ShownParts } from '../../viewer/ui/shownAddress';

/** What the address of the playground says. */
export interface Address extends ShownParts {
  /** The name of a sample; without one the first sample. */
  sample?: string;
  query?: string;
  script?: string;
}

/**
 * The end of the playground's address. It is after `#`, so that no server gets to see it.
 *
 * @returns `#sample=night-sky&query=star*`
 */
export function linkTo({ sample, scene, symbol, frame, query, script }: Address): string {
  const parts = { sample, scene, symbol, frame, query, script };
  const given = Object.entries(parts).filter(([, value]) => value !== undefined && value !== '');
  return `#${given.map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`).join('&')}`;
}

/** Reads what `linkTo` writes. Other parts are left out. */
export function readAddress(hash: string): Address {
  const parts = new URLSearchParams(hash.replace(/^#/, '').replaceAll('+', '%2B'));
  const part = (name: string): string | undefined => parts.get(name) ?? undefined;
  return {
    sample: part('sample'),
    scene: part('scene'),
    symbol: part('symbol'),
    frame: part('frame'),
    query: part('query'),
    script: part('script'),
  };
}
