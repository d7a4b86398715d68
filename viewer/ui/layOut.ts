import { make } from './dom';

/** Puts the parts of a viewer where its grid has them; `below` are parts with areas of their own. */
export function layOut(
  header: readonly HTMLElement[],
  side: readonly HTMLElement[],
  main: readonly HTMLElement[],
  below: readonly HTMLElement[],
): HTMLElement {
  return make(
    'div',
    { class: 'viewer' },
    make('header', {}, ...header),
    make('div', { class: 'side' }, ...side),
    make('main', {}, ...main),
    ...below,
  );
}
