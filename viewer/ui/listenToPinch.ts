interface Point {
  readonly x: number;
  readonly y: number;
}

/** Two fingers: the middle between them, and how far they are from each other. */
interface Pinch extends Point {
  readonly distance: number;
}

/**
 * Listens to two fingers on an element that scrolls; the page is neither enlarged nor moved by them.
 *
 * @param onPinch - gets what the distance of the fingers is multiplied by, where they are in the element, and how far
 *   they moved together
 */
export function listenToPinch(
  element: HTMLElement,
  onPinch: (factor: number, at: Point, moved: Point) => void,
): void {
  let before: Pinch | undefined;
  const begin = (event: TouchEvent): void => {
    before = pinchOf(event, element);
    if (before && event.cancelable) event.preventDefault();
  };
  element.addEventListener('touchstart', begin, { passive: false });
  element.addEventListener('touchend', begin, { passive: false });
  element.addEventListener('touchcancel', () => (before = undefined));
  element.addEventListener(
    'touchmove',
    (event) => {
      const now = pinchOf(event, element);
      if (!now || !before) return;
      if (event.cancelable) event.preventDefault();
      onPinch(now.distance / before.distance, before, { x: now.x - before.x, y: now.y - before.y });
      before = now;
    },
    { passive: false },
  );
}

/** Undefined for one finger, and for three. */
function pinchOf({ touches }: TouchEvent, element: HTMLElement): Pinch | undefined {
  if (touches.length !== 2) return undefined;
  const [one, other] = [touches[0], touches[1]];
  const { left, top } = element.getBoundingClientRect();
  return {
    x: (one.clientX + other.clientX) / 2 - left,
    y: (one.clientY + other.clientY) / 2 - top,
    distance: Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)),
  };
}
