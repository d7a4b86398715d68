import { call } from '../code/call';
import { member } from '../code/quote';
import type { FilmContext } from '../film/FilmContext';

/** The frame of a button that is never shown, but felt. */
const HIT = 3;

/** What makes a clip a button: the frames for up, over and down, and what is felt in place of what is seen. */
export function buttonCode(code: string, path: string, className: string, film: FilmContext): string[] {
  film.needs.buttons = true;
  const timeline = film.compiled.symbol(path)?.timeline;
  const last = Math.min(HIT, timeline?.frameCount ?? 1) - 1;
  const frames = [0, 1, Math.max(1, last)];
  const hasHit = timeline?.layers.some(({ spans }) => spans.some(({ start }) => start === HIT)) ?? false;
  const hit = hasHit ? [false, call(`new ${member('lib', className)}`, []), HIT] : [];
  return [`${call('new cjs.ButtonHelper', [code, ...frames, ...hit])};`];
}
