import { make, makeButton } from './dom';
import { KEYS } from './keyUses';

/** A list of what keys and clicks do. */
export class KeyHelp {
  readonly element: HTMLDialogElement;
  readonly button = makeButton('help', 'Keys', () => this.show());

  constructor() {
    const rows = KEYS.map(({ shown, words }) =>
      make('div', {}, make('dt', {}, make('kbd', { text: shown })), make('dd', { text: words })),
    );
    const close = makeButton('close', 'Close', () => this.element.close());
    this.element = make(
      'dialog',
      { class: 'key-help', attributes: { 'aria-label': 'Keys' } },
      make('div', { class: 'key-title' }, make('h2', { text: 'Keys' }), close),
      make('dl', {}, ...rows),
    );
    this.element.addEventListener('click', (event) => event.target === this.element && this.element.close());
  }

  show(): void {
    this.element.showModal();
  }
}
