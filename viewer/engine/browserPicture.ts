import { definitionsElement } from '../../host-mocks/render/Drawing';
import { wrapPicture, type FrameSeries } from '../../host-mocks/render/FrameSeries';
import { countParts } from './countParts';
import { placeGroups } from './placeGroups';

/** Parts of a picture at most: a browser takes about a second for that many. */
export const MOST_PARTS = 150_000;

/**
 * The picture of what a series has drawn, as a browser is quick to show it.
 *
 * @param most - parts that it has at most
 * @throws RangeError for a picture of more parts
 */
export function browserPicture({ drawing, view }: FrameSeries, drawn: string, most: number): string {
  const { content, definitions } = placeGroups({
    content: drawn,
    definitions: drawing.definitionsFor(drawn),
  });
  const svg = wrapPicture(content, definitionsElement(definitions), view);
  const parts = countParts(svg);
  if (parts <= most) return svg;
  throw new RangeError(`this frame has ${parts} parts: at most ${most} can be shown`);
}
