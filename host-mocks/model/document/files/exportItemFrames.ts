import { describeValue } from '../../../../document/checks/checkValue';
import { HostError } from '../../../../document/checks/HostError';
import type { ItemFrames } from '../../library/items/ItemFrames';
import type { SymbolItem } from '../../library/items/SymbolItem';
import type { DocumentCore } from '../DocumentCore';
import { numberedUri, withEnding } from './numberedUri';

/** Writes the frames of a symbol as PNG files, with numbers after the name in the URI. */
export function exportItemFrames(
  document: DocumentCore,
  item: SymbolItem,
  { outputURI, startFrameNum = 1, endFrameNum, matrix }: ItemFrames,
  method: string,
): void {
  const { timeline } = item;
  const last = Math.min(endFrameNum ?? timeline.frameCount, timeline.frameCount);
  if (!Number.isInteger(startFrameNum) || startFrameNum < 1 || startFrameNum > last) {
    throw new HostError(
      `${method}: startFrameNum must be a whole number from 1 to ${last}, got ${describeValue(startFrameNum)}`,
    );
  }
  const target = withEnding(outputURI, '.png', method);
  const pictures = document.host.pictures.pngs({
    document,
    timeline,
    from: startFrameNum - 1,
    to: last - 1,
    matrix,
  });
  pictures.forEach((picture, index) => {
    document.host.pictures.write(numberedUri(target, startFrameNum + index), picture, method);
  });
}
