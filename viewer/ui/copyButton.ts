import { make } from './dom';

/** Milliseconds for which the button says what happened. */
const SAID = 1500;

/** A button that puts a text on the clipboard, and says so. */
export function copyButton(name: string, textOf: () => string): HTMLButtonElement {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(textOf());
      button.textContent = 'Copied';
    } catch {
      // The browser or the user forbids it.
      button.textContent = 'Not allowed';
    }
    setTimeout(() => (button.textContent = name), SAID);
  };
  const button = make('button', {
    class: 'copy',
    text: name,
    attributes: { type: 'button' },
    on: { click: () => void copy() },
  });
  return button;
}
