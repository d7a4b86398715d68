import type { Matrix } from '../../../geometry/matrix';
import { HostError, NotImplemented } from '../../../realm/HostError';
import { SymbolItem } from '../../library/items/SymbolItem';
import { DocumentCore } from '../DocumentCore';
import type { FrameRequest } from '../PictureExports';
import { numberedUri, withEnding } from './numberedUri';

/** Members of the document that make pictures of it. */
export abstract class DocumentExporting extends DocumentCore {
  /** See Adobe's reference, `document.exportPNG`. False where the dialogue is cancelled. */
  exportPNG(fileURI?: string, _bCurrentPNGSettings?: boolean, bCurrentFrame?: boolean): boolean {
    const uri = this.pictureUri(fileURI, bCurrentFrame === true);
    this.writeFrames(uri, '.png', bCurrentFrame === true, 'Document.exportPNG', (request) =>
      this.host.pictures.pngs(request),
    );
    return true;
  }

  /** See Adobe's reference, `document.exportSVG`. */
  exportSVG(fileURI: string, _currentSettings?: boolean, currentFrame?: boolean): boolean {
    this.writeFrames(fileURI, '.svg', currentFrame === true, 'Document.exportSVG', (request) =>
      this.host.pictures.svgs(request),
    );
    return true;
  }

  /** See Adobe's reference, `document.exportInstanceToPNGSequence`. */
  exportInstanceToPNGSequence(
    outputURI: string,
    startFrameNum?: number,
    endFrameNum?: number,
    matrix?: Matrix,
  ): void {
    const item = this.selectedSymbol();
    const frames = { outputURI, startFrameNum, endFrameNum, matrix };
    this.exportItemFrames(item, frames, 'Document.exportInstanceToPNGSequence');
  }

  private selectedSymbol(): SymbolItem {
    const [selected, ...others] = this.selectedElements;
    const path = selected?.node.attr('libraryItemName');
    const item = path === undefined ? undefined : this.itemAt(path);
    if (item instanceof SymbolItem && others.length === 0) return item;
    throw new HostError('Document.exportInstanceToPNGSequence: expected one selected instance of a symbol');
  }

  private pictureUri(uri: string | undefined, isOne: boolean): string {
    if (uri !== undefined && uri !== '') return uri;
    if (isOne && this.pathURI !== undefined) return this.pathURI.replace(/\.\w+$/, '.png');
    throw new NotImplemented('Document.exportPNG without a file, which shows a dialogue');
  }

  private writeFrames(
    uri: string,
    ending: string,
    isOne: boolean,
    method: string,
    draw: (request: FrameRequest) => readonly (string | Uint8Array)[],
  ): void {
    const timeline = this.timelines[this.currentTimeline];
    const { currentFrame, frameCount } = timeline;
    const [from, to] = isOne ? [currentFrame, currentFrame] : [0, frameCount - 1];
    const pictures = draw({ document: this, timeline, from, to });
    pictures.forEach((picture, index) => {
      const place = isOne ? withEnding(uri, ending) : numberedUri(withEnding(uri, ending), from + index + 1);
      this.host.pictures.write(place, picture, method);
    });
  }
}
