import type { Completion } from '../../editor/queries/completeQuery';

/** What can be at a place of a text. */
type Complete = (text: string, caret: number) => Completion | undefined;

/**
 * Shows what can be typed next below a text field: arrows choose, Enter and Tab take, Escape closes.
 *
 * @param complete what can be at a place of the field's text
 */
export function attachCompletion(field: HTMLInputElement, complete: Complete): void {
  const list = new CompletionList(field);
  field.addEventListener('input', () => list.show(complete(field.value, field.selectionStart ?? 0)));
  field.addEventListener('blur', () => list.show(undefined));
  // Before the field's own keys: Escape closes the list first.
  field.addEventListener('keydown', (event) => list.onKey(event), { capture: true });
}

/** Distinguishes the lists of several fields. */
let count = 0;

/** The list of what can be at the caret of a field, as assistive technology expects one. */
class CompletionList {
  private readonly list = document.createElement('ul');
  private shown: Completion | undefined;
  private chosen = 0;

  constructor(private readonly field: HTMLInputElement) {
    const { list } = this;
    list.id = `completion-${++count}`;
    list.className = 'completion';
    list.setAttribute('role', 'listbox');
    list.setAttribute('aria-label', 'Suggestions');
    list.hidden = true;
    field.after(list);
    for (const [name, value] of Object.entries({
      role: 'combobox',
      autocomplete: 'off',
      'aria-autocomplete': 'list',
      'aria-controls': list.id,
      'aria-expanded': 'false',
    }))
      field.setAttribute(name, value);
  }

  show(completion: Completion | undefined): void {
    this.shown = completion;
    this.chosen = 0;
    this.list.replaceChildren(
      ...(completion?.options ?? []).map((text, index) => this.optionFor(text, index)),
    );
    this.list.hidden = completion === undefined;
    this.field.setAttribute('aria-expanded', String(completion !== undefined));
    this.markChosen();
  }

  onKey(event: KeyboardEvent): void {
    if (!this.shown) return;
    const { length } = this.shown.options;
    if (event.key === 'ArrowDown') this.chosen = (this.chosen + 1) % length;
    else if (event.key === 'ArrowUp') this.chosen = (this.chosen + length - 1) % length;
    else if (event.key === 'Enter' || event.key === 'Tab') this.take(this.chosen);
    else if (event.key === 'Escape') this.show(undefined);
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.markChosen();
  }

  private optionFor(text: string, index: number): HTMLElement {
    const option = document.createElement('li');
    option.id = `${this.list.id}-${index}`;
    option.setAttribute('role', 'option');
    option.textContent = text;
    // The field keeps the focus.
    option.addEventListener('pointerdown', (event) => {
      event.preventDefault();
      this.take(index);
    });
    return option;
  }

  private markChosen(): void {
    const { list, field, chosen } = this;
    [...list.children].forEach((option, index) => {
      option.setAttribute('aria-selected', String(index === chosen));
      if (index === chosen) option.scrollIntoView({ block: 'nearest' });
    });
    if (this.shown) field.setAttribute('aria-activedescendant', `${list.id}-${chosen}`);
    else field.removeAttribute('aria-activedescendant');
  }

  private take(index: number): void {
    const { field, shown } = this;
    if (!shown) return;
    field.setRangeText(shown.options[index], shown.from, field.selectionStart ?? shown.from, 'end');
    this.show(undefined);
    // Others hear of the new text; the list, which hears it too, stays closed.
    field.dispatchEvent(new Event('input', { bubbles: true }));
    this.show(undefined);
  }
}
