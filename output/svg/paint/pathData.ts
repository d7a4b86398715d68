import { STRIDE, type Segments } from '../../../geometry/edges/Segments';
import { number } from '../svg';

/** Path data of segments, with a new subpath wherever one does not start at the end of the one before. */
export function pathData({ count, points, lines }: Segments, isClosed = false): string {
  let data = '';
  let lastX = NaN;
  let lastY = NaN;
  for (let segment = 0; segment < count; segment++) {
    const at = segment * STRIDE;
    if (points[at] !== lastX || points[at + 1] !== lastY) {
      if (isClosed && data !== '') data += 'Z';
      data += `M${number(points[at])} ${number(points[at + 1])}`;
    }
    lastX = points[at + 4];
    lastY = points[at + 5];
    const end = `${number(lastX)} ${number(lastY)}`;
    data += lines[segment] === 1 ? `L${end}` : `Q${number(points[at + 2])} ${number(points[at + 3])} ${end}`;
  }
  return isClosed && data !== '' ? `${data}Z` : data;
}
