/** What the keys do, wherever nothing is typed. */
export interface KeyActions {
  play(): void;
  step(by: number): void;
  goTo(end: 'first' | 'last'): void;
  markRange(end: 'in' | 'out' | 'none'): void;
  goToScene(by: number): void;
  toggleSound(): void;
  toggleOnion(): void;
  /** Guide layers and hidden layers. */
  toggleAll(): void;
  /** Makes frames of the timeline wider, or narrower. */
  widenBy(steps: number): void;
  zoomBy(factor: number): void;
  fit(): void;
  fullScreen(): void;
  query(): void;
  leaveSymbol(): void;
  help(): void;
}

const STEP = 1.25;

/** Keys, as they are written for people and as browsers call them, and what they do. */
interface KeyUse {
  readonly shown: string;
  readonly keys: readonly string[];
  readonly words: string;
  run(actions: KeyActions): void;
}

export const KEYS: readonly KeyUse[] = [
  { shown: 'Space, Enter, K', keys: [' ', 'Enter', 'k'], words: 'play and pause', run: (to) => to.play() },
  { shown: '← ,', keys: ['ArrowLeft', ','], words: 'one frame back', run: (to) => to.step(-1) },
  { shown: '→ .', keys: ['ArrowRight', '.'], words: 'one frame on', run: (to) => to.step(1) },
  { shown: 'Home', keys: ['Home'], words: 'first frame', run: (to) => to.goTo('first') },
  { shown: 'End', keys: ['End'], words: 'last frame', run: (to) => to.goTo('last') },
  { shown: 'I', keys: ['i'], words: 'play from this frame on', run: (to) => to.markRange('in') },
  { shown: 'O', keys: ['o'], words: 'play up to this frame', run: (to) => to.markRange('out') },
  { shown: 'X', keys: ['x'], words: 'play everything again', run: (to) => to.markRange('none') },
  { shown: 'M', keys: ['m'], words: 'sound on and off', run: (to) => to.toggleSound() },
  { shown: 'S', keys: ['s'], words: 'onion skin on and off', run: (to) => to.toggleOnion() },
  { shown: 'G', keys: ['g'], words: 'guide and hidden layers on and off', run: (to) => to.toggleAll() },
  { shown: '[', keys: ['['], words: 'narrower frames', run: (to) => to.widenBy(-1) },
  { shown: ']', keys: [']'], words: 'wider frames', run: (to) => to.widenBy(1) },
  { shown: 'Page Up', keys: ['PageUp'], words: 'scene before', run: (to) => to.goToScene(-1) },
  { shown: 'Page Down', keys: ['PageDown'], words: 'next scene', run: (to) => to.goToScene(1) },
  { shown: '+', keys: ['+', '='], words: 'zoom in', run: (to) => to.zoomBy(STEP) },
  { shown: '-', keys: ['-'], words: 'zoom out', run: (to) => to.zoomBy(1 / STEP) },
  { shown: '0', keys: ['0'], words: 'fit the window', run: (to) => to.fit() },
  { shown: 'F', keys: ['f'], words: 'full screen', run: (to) => to.fullScreen() },
  { shown: '/', keys: ['/'], words: 'type a query', run: (to) => to.query() },
  { shown: 'Escape', keys: ['Escape'], words: 'back out of the symbol', run: (to) => to.leaveSymbol() },
  { shown: '?', keys: ['?'], words: 'this list', run: (to) => to.help() },
];
