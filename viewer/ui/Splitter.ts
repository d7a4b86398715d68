import { make } from './dom';
import { remember, remembered } from './remembered';

interface Edge {
  /** The property of the style sheet, such as `--side`. */
  readonly property: string;
  readonly name: string;
  /** True for a height. */
  readonly isHeight: boolean;
  /** 1 where the panel grows to the right or down, -1 where it grows to the left or up. */
  readonly sign: 1 | -1;
  /** Pixels. */
  readonly min: number;
  /** A part of the window. */
  readonly max: number;
}

/** The edges that can be moved. */
const EDGES = {
  side: {
    property: '--side',
    name: 'Width of the library',
    isHeight: false,
    sign: 1,
    min: 160,
    max: 0.45,
  },
  inspector: {
    property: '--inspector',
    name: 'Width of the inspector',
    isHeight: false,
    sign: -1,
    min: 200,
    max: 0.5,
  },
  timeline: {
    property: '--tracks',
    name: 'Height of the timeline',
    isHeight: true,
    sign: -1,
    min: 46,
    max: 0.7,
  },
} as const satisfies Record<string, Edge>;

/** Puts edges that move on the panels of a viewer. @param library - in the panel that has its width */
export function addSplitters(
  root: HTMLElement,
  library: HTMLElement,
  timeline: { readonly element: HTMLElement; readonly tracks: HTMLElement },
  inspector: HTMLElement,
): void {
  const side = library.parentElement ?? library;
  side.append(makeSplitter(EDGES.side, root, side));
  timeline.element.append(makeSplitter(EDGES.timeline, root, timeline.tracks));
  inspector.append(makeSplitter(EDGES.inspector, root, inspector));
}

/** Pixels for a press of an arrow key. */
const STEP = 16;

/**
 * An edge of a panel that moves: with the pointer, with arrow keys, and back with a double click or Enter. Its place is
 * remembered.
 *
 * @param root - has the property
 * @param sized - the element whose size the property is
 */
function makeSplitter(edge: Edge, root: HTMLElement, sized: HTMLElement): HTMLElement {
  const { property, name, isHeight, sign, min, max } = edge;
  const size = (): number => (isHeight ? sized.offsetHeight : sized.offsetWidth);
  const set = (wanted: number): void => {
    const room = (isHeight ? innerHeight : innerWidth) * max;
    const pixels = Math.round(Math.max(min, Math.min(wanted, room)));
    root.style.setProperty(property, `${pixels}px`);
    splitter.setAttribute('aria-valuenow', String(pixels));
    remember(property, String(pixels));
  };
  const reset = (): void => {
    root.style.removeProperty(property);
    remember(property, null);
  };
  const onKey = (event: KeyboardEvent): void => {
    const [less, more] = isHeight ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
    const by = { [less]: -STEP, [more]: STEP }[event.key];
    if (by === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (by === undefined) reset();
    else set(size() + by * sign);
  };
  const onDown = (down: PointerEvent): void => {
    const before = size();
    const move = (event: PointerEvent): void => {
      const moved = isHeight ? event.clientY - down.clientY : event.clientX - down.clientX;
      if (moved !== 0) set(before + moved * sign);
    };
    splitter.setPointerCapture(down.pointerId);
    splitter.addEventListener('pointermove', move);
    splitter.addEventListener('lostpointercapture', () => splitter.removeEventListener('pointermove', move), {
      once: true,
    });
  };
  const splitter = make('div', {
    class: `splitter ${isHeight ? 'across' : 'along'}`,
    attributes: {
      role: 'separator',
      tabindex: 0,
      'aria-label': name,
      'aria-orientation': isHeight ? 'horizontal' : 'vertical',
      'aria-valuenow': 0,
      title: `${name}: drag, or arrow keys; a double click for the usual one`,
    },
    on: { keydown: onKey, pointerdown: onDown, dblclick: reset },
  });
  const last = Number(remembered(property) ?? NaN);
  if (last >= min) root.style.setProperty(property, `${last}px`);
  new ResizeObserver(() => splitter.setAttribute('aria-valuenow', String(size()))).observe(sized);
  return splitter;
}
