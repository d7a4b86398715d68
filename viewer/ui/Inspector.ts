import { make } from './dom';

/** What a tab shows, and what happens when it comes into view. */
interface Tab {
  name: string;
  panel: HTMLElement;
  onShow?(): void;
}

let count = 0;

/** Panels with tabs over them: one panel is shown. The arrow keys go from tab to tab. */
export class Inspector {
  readonly element: HTMLElement;
  private readonly buttons: HTMLButtonElement[];

  constructor(private readonly tabs: readonly Tab[]) {
    const id = `inspector${++count}`;
    this.buttons = tabs.map(({ name }, index) =>
      make('button', {
        text: name,
        attributes: {
          type: 'button',
          role: 'tab',
          id: `${id}-tab${index}`,
          'aria-controls': `${id}-panel${index}`,
        },
        on: { click: () => this.show(index), keydown: (event) => this.onKey(event, index) },
      }),
    );
    for (const [index, { panel }] of tabs.entries()) {
      panel.id = `${id}-panel${index}`;
      panel.setAttribute('role', 'tabpanel');
      panel.setAttribute('aria-labelledby', `${id}-tab${index}`);
    }
    const list = make(
      'div',
      { class: 'tabs', attributes: { role: 'tablist', 'aria-label': 'Inspector' } },
      ...this.buttons,
    );
    this.element = make(
      'aside',
      { class: 'inspector', attributes: { 'aria-label': 'Inspector' } },
      list,
      ...tabs.map(({ panel }) => panel),
    );
    this.show(0);
  }

  /** Brings a tab into view. */
  show(shown: number): void {
    for (const [index, button] of this.buttons.entries()) {
      button.setAttribute('aria-selected', String(index === shown));
      button.tabIndex = index === shown ? 0 : -1;
      this.tabs[index].panel.hidden = index !== shown;
    }
    this.tabs[shown].onShow?.();
  }

  /** True while a tab is in view. */
  shows(index: number): boolean {
    return !this.tabs[index].panel.hidden;
  }

  private onKey(event: KeyboardEvent, index: number): void {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = (index + by + this.tabs.length) % this.tabs.length;
    this.show(next);
    this.buttons[next].focus();
  }
}
