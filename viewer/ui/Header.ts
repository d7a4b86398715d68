import type { DocumentInfo } from '../protocol';
import { counted, make } from './dom';

/** The name of the document, facts about it, and buttons. */
export class Header {
  readonly element: HTMLElement;
  private readonly title = make('h1');
  private readonly facts = make('p', { class: 'facts' });

  constructor(...buttons: HTMLElement[]) {
    this.element = make('div', { class: 'heading' }, this.title, this.facts, ...buttons);
  }

  /** Names a document that is not open yet. */
  announce(name: string): void {
    this.title.textContent = name;
  }

  describe({ name, width, height, frameRate, scenes, items }: DocumentInfo): void {
    const symbols = items.filter(({ type }) => /movie clip|graphic|button/.test(type)).length;
    const facts = [`${width} × ${height} px`, `${frameRate} fps`, counted(symbols, 'symbol')];
    if (scenes.length > 1) facts.push(counted(scenes.length, 'scene'));
    this.title.textContent = name;
    this.facts.textContent = facts.join(' · ');
  }
}
