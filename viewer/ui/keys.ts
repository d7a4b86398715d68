import { KEYS, type KeyActions } from './keyUses';

/** Listens on an element; gives what takes it back. */
export function listenToKeys(root: HTMLElement, actions: KeyActions): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isTakenBy(event.target, event.key)) return;
    const use = KEYS.find(({ keys }) => keys.includes(event.key));
    if (use === undefined) return;
    event.preventDefault();
    use.run(actions);
  };
  root.ownerDocument.addEventListener('keydown', onKey);
  return () => root.ownerDocument.removeEventListener('keydown', onKey);
}

/** Fields, buttons and sliders have uses of their own for some keys, and dialogues for all. */
function isTakenBy(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('[contenteditable], textarea, select, dialog, input:not([type=range])')) return true;
  if (target.closest('input[type=range]')) return /^(Arrow|Home|End|Page)/.test(key);
  return target.closest('button, summary, a') !== null && (key === ' ' || key === 'Enter');
}
