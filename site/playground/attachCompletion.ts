import type { Completion } from './completion/completeQuery';

/** Distinguishes the lists of several fields. */
let count = 0;

/**
 * Shows what can be typed next below a text field: arrows choose, Enter and Tab take, Escape closes.
 *
 * @param complete what can stand at a place of the field's text
 */
export function attachCompletion(
  field: HTMLInputElement,
  complete: (text: string, caret: number) => Completion | undefined,
): void {
  const list = document.createElement('ul');
  list.id = `completion-${++count}`;
  list.className = 'completion';
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', 'What can stand here');
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

  let shown: Completion | undefined;
  let chosen = 0;

  function show(completion: Completion | undefined): void {
    shown = completion;
    chosen = 0;
    list.replaceChildren(...(completion?.options ?? []).map(optionFor));
    list.hidden = completion === undefined;
    field.setAttribute('aria-expanded', String(completion !== undefined));
    mark();
  }

  function optionFor(text: string, index: number): HTMLElement {
    const option = document.createElement('li');
    option.id = `${list.id}-${index}`;
    option.setAttribute('role', 'option');
    option.textContent = text;
    // The field keeps the focus.
    option.addEventListener('pointerdown', (event) => {
      event.preventDefault();
      take(index);
    });
    return option;
  }

  function mark(): void {
    [...list.children].forEach((option, index) => {
      option.setAttribute('aria-selected', String(index === chosen));
      if (index === chosen) option.scrollIntoView({ block: 'nearest' });
    });
    if (shown) field.setAttribute('aria-activedescendant', `${list.id}-${chosen}`);
    else field.removeAttribute('aria-activedescendant');
  }

  function take(index: number): void {
    if (!shown) return;
    field.setRangeText(shown.options[index], shown.from, field.selectionStart ?? shown.from, 'end');
    show(undefined);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    show(undefined);
  }

  field.addEventListener('input', () => show(complete(field.value, field.selectionStart ?? 0)));
  field.addEventListener('blur', () => show(undefined));
  // Before the field's own keys: Escape closes the list first.
  const onKey = (event: KeyboardEvent): void => {
    if (!shown) return;
    const { length } = shown.options;
    if (event.key === 'ArrowDown') chosen = (chosen + 1) % length;
    else if (event.key === 'ArrowUp') chosen = (chosen + length - 1) % length;
    else if (event.key === 'Enter' || event.key === 'Tab') take(chosen);
    else if (event.key === 'Escape') show(undefined);
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
    mark();
  };
  field.addEventListener('keydown', onKey, { capture: true });
}
