import type { Vector } from '../../geometry/box';
import { forEach } from '../../support/forEach';

/**
 * Moves each element by its own distance; a coordinate that stays is not touched.
 * Host members: `x`, `y`.
 */
export function moveBy(method: string, elements: Element[], distances: Vector[]): void {
  forEach(method, elements, function shift(element, index) {
    const { x, y } = distances[index];
    if (x !== 0) element.x += x;
    if (y !== 0) element.y += y;
  });
}
