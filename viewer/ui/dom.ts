type Child = Node | string;

interface Options {
  class?: string;
  text?: string;
  attributes?: Record<string, string | number | boolean>;
  on?: Partial<{ [K in keyof HTMLElementEventMap]: (event: HTMLElementEventMap[K]) => void }>;
}

/** Makes an element. Texts are texts: markup in them is shown as it is. An attribute that is `false` is left out. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  { class: className, text, attributes = {}, on = {} }: Options = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  if (className !== undefined) made.className = className;
  if (text !== undefined) made.textContent = text;
  for (const [name, value] of Object.entries(attributes)) setAttribute(made, name, value);
  for (const [type, listener] of Object.entries(on)) made.addEventListener(type, listener as EventListener);
  made.append(...children);
  return made;
}

const SVG = 'http://www.w3.org/2000/svg';

export function makeSvg(tag: string, attributes: Record<string, string | number>): SVGElement {
  const made = document.createElementNS(SVG, tag) as SVGElement;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  return made;
}

/** Outlines in a square of 16. Fonts of some systems lack the signs for playing. */
const ICONS = {
  first: 'M3 3h2v10H3z M13 3v10L6 8z',
  previous: 'M11 3v10L4 8z',
  play: 'M4 2.5 13.5 8 4 13.5z',
  pause: 'M4 3h3v10H4z M9 3h3v10H9z',
  next: 'M5 3l7 5-7 5z',
  from: 'M4 2h5v2H6v8h3v2H4z M9 6h4v4H9z',
  to: 'M12 2H7v2h3v8H7v2h5z M3 6h4v4H3z',
  full: 'M1 3h14v10H1z M2.5 4.5v7h11v-7z M4 6h4v3.5H4z',
  help: 'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1z M8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11z M7.2 10.6h1.7v1.6H7.2z M5.5 6.5C5.5 5 6.5 4 8.1 4s2.6.9 2.6 2.2c0 1-.6 1.5-1.2 2-.5.4-.7.6-.7 1.2v.4H7.3v-.6c0-1 .5-1.5 1.1-2 .5-.4.7-.6.7-1 0-.5-.4-.8-1-.8s-1.1.4-1.1 1.1z',
  stop: 'M3.5 3.5h9v9h-9z',
  sound:
    'M2 6h3l4-3.5v11L5 10H2z M10.5 5.2c1.6 1.4 1.6 4.2 0 5.6v-1.5c.7-.7.7-1.9 0-2.6z M12 3.2c3 2.6 3 7 0 9.6v-1.4c2.2-2 2.2-4.8 0-6.8z',
  less: 'M3 7h10v2H3z',
  more: 'M7 3h2v4h4v2H9v4H7V9H3V7h4z',
  fit: 'M2 2h5v2H4v3H2z M9 2h5v5h-2V4H9z M2 9h2v3h3v2H2z M12 9h2v5H9v-2h3z',
  eye: 'M8 3.5C4.5 3.5 2 6.3 1 8c1 1.7 3.5 4.5 7 4.5S14 9.7 15 8c-1-1.7-3.5-4.5-7-4.5z M8 5.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  film: 'M2 3h12v10H2z M3.5 4.5v1.5H5V4.5z M3.5 7.2v1.6H5V7.2z M3.5 10v1.5H5V10z M11 4.5v1.5h1.5V4.5z M11 7.2v1.6h1.5V7.2z M11 10v1.5h1.5V10z',
  loop: 'M4 4h6V2l4 3-4 3V6H5v3H3V5z M12 12H6v2l-4-3 4-3v2h5V7h2v4z',
  onion:
    'M6 2a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z M6 3.4a3.1 3.1 0 1 1 0 6.2 3.1 3.1 0 0 1 0-6.2z M10 5a4.5 4.5 0 1 1-4 6.6 5.6 5.6 0 0 0 1.3-.1 3.3 3.3 0 1 0 4-4.9A5.6 5.6 0 0 0 10 5z',
  guide:
    'M2 2h1.5v12H2z M5 3h9v1.5H5z M5 7.25h6v1.5H5z M5 11.5h3v1.5H5z M10.5 10.5h4.5v4.5h-4.5z M12 12v1.5h1.5V12z',
  close: 'M4.4 3 8 6.6 11.6 3 13 4.4 9.4 8l3.6 3.6-1.4 1.4L8 9.4 4.4 13 3 11.6 6.6 8 3 4.4z',
} as const;

export type IconName = keyof typeof ICONS;

export function makeIcon(icon: IconName): SVGElement {
  const shown = makeSvg('svg', { viewBox: '0 0 16 16', width: 14, height: 14, 'aria-hidden': 'true' });
  shown.append(makeSvg('path', { d: ICONS[icon], fill: 'currentColor', 'fill-rule': 'evenodd' }));
  return shown;
}

/** A button that shows an icon; its name is read aloud. */
export function makeButton(icon: IconName, name: string, onClick: () => void): HTMLButtonElement {
  const made = make('button', { attributes: { type: 'button' }, on: { click: onClick } });
  setButton(made, icon, name);
  return made;
}

/** Gives a button another icon and name. */
export function setButton(button: HTMLButtonElement, icon: IconName, name: string): void {
  button.setAttribute('aria-label', name);
  button.title = name;
  button.replaceChildren(makeIcon(icon));
}

function setAttribute(element: Element, name: string, value: string | number | boolean): void {
  if (value === false) return;
  element.setAttribute(name, value === true ? '' : String(value));
}

/** `1 layer`, `3 layers`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
