import { definitionsElement } from '../../output/svg/Drawing';
import { wrapPicture, type FrameSeries } from '../../output/svg/FrameSeries';
import { clipsForMasks } from './clipsForMasks';
import { checkParts } from './countParts';
import { placeGroups } from './placeGroups';

/**
 * The picture of what a series has drawn, as a browser is quick to show it.
 *
 * @param most - maximum number of its parts
 * @throws RangeError for a picture of more parts
 */
export function browserPicture({ drawing, view }: FrameSeries, drawn: string, most?: number): string {
  const parts = placeGroups({ content: drawn, definitions: drawing.definitionsFor(drawn) });
  const { content, definitions } = clipsForMasks(parts);
  return checkParts(wrapPicture(content, definitionsElement(definitions), view), most);
}
