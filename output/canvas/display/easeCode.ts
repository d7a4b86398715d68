import type { NamedEase } from '../../../film/tracks/Track';
import { fixed } from '../code/fixed';

/** An ease as an expression of the player; undefined for an even tween. Source: 58 tweens of published documents. */
export function easeCode(ease: NamedEase): string | undefined {
  if (ease.kind === 'method') return isEven(ease.method) ? undefined : `cjs.Ease.${ease.method}`;
  return ease.acceleration === 0 ? undefined : `cjs.Ease.get(${fixed(-ease.acceleration / 100, 4)})`;
}

function isEven(method: string): boolean {
  return method === 'none' || method === 'linear';
}
