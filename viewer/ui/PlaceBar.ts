import type { TimelineId } from '../protocol';
import { make, makeButton } from './dom';

interface Actions {
  onScene(scene: number): void;
  /** Out of the symbol that is open. */
  onLeave(): void;
}

/** Where one is: the scenes, and the symbol that is open. */
export class PlaceBar {
  readonly element = make('nav', { class: 'place', attributes: { 'aria-label': 'Timeline shown' } });

  constructor(private readonly actions: Actions) {}

  show(id: TimelineId, scenes: readonly string[]): void {
    const buttons = scenes.map((name, scene) => {
      const isShown = 'scene' in id && id.scene === scene;
      return make('button', {
        text: name,
        attributes: { type: 'button', 'aria-current': isShown ? 'true' : false },
        on: { click: () => this.actions.onScene(scene) },
      });
    });
    this.element.replaceChildren(...buttons);
    if (!('symbol' in id)) return;
    this.element.append(
      make('span', { class: 'symbol', text: id.symbol, attributes: { 'aria-current': 'true' } }),
      makeButton('close', 'Back to where you came from', () => this.actions.onLeave()),
    );
  }
}
