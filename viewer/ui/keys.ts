import { KEYS, type KeyActions } from './keyUses';

/** Listens on an element; gives what takes it back. */
export function listenToKeys(root: HTMLElement, actions: KeyActions): () => void {
  const page = root.ownerDocument;
  let isClicked = false;
  const onPointer = (): void => void (isClicked = true);
  const onKey = (event: KeyboardEvent): void => {
    if (MOVES_FOCUS.test(event.key)) isClicked = false;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isTakenBy(event.target, event.key, isClicked)) return;
    const use = KEYS.find(({ keys }) => keys.includes(event.key));
    if (use === undefined) return;
    event.preventDefault();
    use.run(actions);
  };
  page.addEventListener('pointerdown', onPointer, true);
  page.addEventListener('keydown', onKey);
  return () => {
    page.removeEventListener('pointerdown', onPointer, true);
    page.removeEventListener('keydown', onKey);
  };
}

const MOVES_FOCUS = /^(Tab|Arrow)/;

/**
 * Fields, sliders and texts have uses of their own for some keys, and dialogues for all. So have buttons and lists that
 * the keyboard reached: one that was clicked keeps the focus, but a key after a click is for the film.
 */
function isTakenBy(target: EventTarget | null, key: string, isClicked: boolean): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('[contenteditable], textarea, dialog, input:not([type=range])')) return true;
  if (target.closest('select')) return !isClicked || key !== ' ';
  if (target.closest('.code, .groups')) return /^(Arrow|Home|End|Page)/.test(key);
  if (target.closest('input[type=range]')) return /^(Arrow|Home|End|Page)/.test(key);
  return !isClicked && target.closest('button, summary, a') !== null && (key === ' ' || key === 'Enter');
}
