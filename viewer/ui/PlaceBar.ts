import type { TimelineId } from '../protocol';
import { make, makeButton } from './dom';

interface Actions {
  onScene(scene: number): void;
  /** To one of the timelines around the symbol that is open in its place; 0 for the outermost one. */
  onAround(depth: number): void;
  /** Out of the symbol that is open. */
  onLeave(): void;
}

/** Where one is: the scenes, and the symbol that is open. */
export class PlaceBar {
  readonly element = make('nav', { class: 'place', attributes: { 'aria-label': 'Timeline shown' } });

  constructor(private readonly actions: Actions) {}

  show(id: TimelineId, scenes: readonly string[]): void {
    const { onScene, onAround, onLeave } = this.actions;
    const within = 'symbol' in id ? (id.within ?? []) : [];
    const root = within[0]?.id ?? id;
    const buttons = scenes.map((name, scene) => {
      const holds = 'scene' in root && root.scene === scene;
      const goTo = holds && within.length > 0 ? () => onAround(0) : () => onScene(scene);
      return make('button', {
        class: holds ? 'holds' : '',
        text: name,
        attributes: { type: 'button', 'aria-current': holds && within.length === 0 ? 'true' : false },
        on: { click: goTo },
      });
    });
    this.element.replaceChildren(...buttons);
    if (!('symbol' in id)) return;
    for (const [depth, { id: around }] of within.entries()) {
      if (!('symbol' in around)) continue;
      this.element.append(
        make('button', {
          class: 'crumb',
          text: leafOf(around.symbol),
          attributes: { type: 'button', title: around.symbol },
          on: { click: () => onAround(depth) },
        }),
      );
    }
    const open = make('span', {
      class: 'symbol',
      text: id.symbol,
      attributes: { 'aria-current': 'true', title: id.symbol },
    });
    this.element.append(
      open,
      makeButton('close', 'Back to where you came from', () => onLeave()),
    );
  }
}

function leafOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
