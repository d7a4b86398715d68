/** What the keys do, wherever nothing is typed. */
export interface KeyActions {
  play(): void;
  step(by: number): void;
  goTo(end: 'first' | 'last'): void;
  zoomBy(factor: number): void;
  fit(): void;
  query(): void;
  leaveSymbol(): void;
}

const STEP = 1.25;

/** Listens on an element; gives what takes it back. */
export function listenToKeys(root: HTMLElement, actions: KeyActions): () => void {
  const keys: Record<string, () => void> = {
    ' ': () => actions.play(),
    k: () => actions.play(),
    ArrowLeft: () => actions.step(-1),
    ArrowRight: () => actions.step(1),
    ',': () => actions.step(-1),
    '.': () => actions.step(1),
    Home: () => actions.goTo('first'),
    End: () => actions.goTo('last'),
    '+': () => actions.zoomBy(STEP),
    '=': () => actions.zoomBy(STEP),
    '-': () => actions.zoomBy(1 / STEP),
    '0': () => actions.fit(),
    '/': () => actions.query(),
    Escape: () => actions.leaveSymbol(),
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isTakenBy(event.target, event.key)) return;
    const action = keys[event.key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  };
  root.ownerDocument.addEventListener('keydown', onKey);
  return () => root.ownerDocument.removeEventListener('keydown', onKey);
}

/** Fields, buttons and sliders have uses of their own for some keys. */
function isTakenBy(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('[contenteditable], textarea, select, input:not([type=range])')) return true;
  if (target.closest('input[type=range]')) return /^(Arrow|Home|End|Page)/.test(key);
  return target.closest('button, summary, a') !== null && (key === ' ' || key === 'Enter');
}
