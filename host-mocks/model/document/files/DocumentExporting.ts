import type { Matrix } from '../../../../geometry/matrix';
import { HostError } from '../../../../document/checks/HostError';
import { isOn } from '../../../../document/checks/checkValue';
import { SymbolItem } from '../../library/items/SymbolItem';
import { DocumentCore } from '../DocumentCore';
import type { FrameRequest } from '../PictureExports';
import { pictureSettings } from '../publish/pictureSettings';
import { numberedUri, withEnding } from './numberedUri';

/** Members of the document that export pictures. */
export abstract class DocumentExporting extends DocumentCore {
  /** See Adobe's reference, `document.exportPNG`. False if the dialogue is cancelled. */
  exportPNG(fileURI?: string, _bCurrentPNGSettings?: boolean, bCurrentFrame?: boolean): boolean {
    // The dialogue that the second argument asks for opens with the settings of the profile.
    const isBeside = isOn(bCurrentFrame, false) && this.pathURI !== undefined;
    const uri =
      fileURI || (isBeside ? this.pathURI?.replace(/\.\w+$/, '.png') : this.host.askForFile('Export Movie'));
    if (!uri) return false;
    const settings = pictureSettings(this, 'png');
    this.writeFrames(uri, '.png', isOn(bCurrentFrame, false), 'Document.exportPNG', (request) =>
      this.host.pictures.pngs({ ...request, settings }),
    );
    return true;
  }

  /**
   * All frames as one animated GIF, or the current one. Without a file the host asks for it; false if that is
   * cancelled. The reference does not list it.
   */
  exportGIF(fileURI?: string, _bCurrentSettings?: boolean, bCurrentFrame?: boolean): boolean {
    const uri = fileURI || this.host.askForFile('Export GIF');
    if (!uri) return false;
    const target = withEnding(uri, '.gif', 'Document.exportGIF');
    const settings = pictureSettings(this, 'gif');
    const picture = this.host.pictures.gif({ ...this.openFrames(isOn(bCurrentFrame, false)), settings });
    this.host.pictures.write(target, picture, 'Document.exportGIF');
    return true;
  }

  /** See Adobe's reference, `document.exportSVG`. */
  exportSVG(fileURI: string, _currentSettings?: boolean, currentFrame?: boolean): boolean {
    this.writeFrames(fileURI, '.svg', isOn(currentFrame, false), 'Document.exportSVG', (request) =>
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
    const item = this.selectedSymbol('exportInstanceToPNGSequence');
    const frames = { outputURI, startFrameNum, endFrameNum, matrix };
    this.exportItemFrames(item, frames, 'Document.exportInstanceToPNGSequence');
  }

  /** Frames count from 1; those of the selected instance's symbol are exported. */
  exportInstanceToLibrary(frameNumber: number, bitmapName: string): void {
    const method = 'Document.exportInstanceToLibrary';
    const item = this.selectedSymbol('exportInstanceToLibrary');
    this.exportToLibrary(item, frameNumber, bitmapName, method);
  }

  private selectedSymbol(method: string): SymbolItem {
    const [selected, ...others] = this.selectedElements;
    const path = selected?.node.attr('libraryItemName');
    const item = path === undefined ? undefined : this.itemAt(path);
    if (item instanceof SymbolItem && others.length === 0) return item;
    throw new HostError(`Document.${method}: expected one selected instance of a symbol`);
  }

  private writeFrames(
    uri: string,
    ending: string,
    isOne: boolean,
    method: string,
    draw: (request: FrameRequest) => readonly (string | Uint8Array)[],
  ): void {
    const target = withEnding(uri, ending, method);
    const frames = this.openFrames(isOne);
    draw(frames).forEach((picture, index) => {
      this.host.pictures.write(
        isOne ? target : numberedUri(target, frames.from + index + 1),
        picture,
        method,
      );
    });
  }

  /** The current frame, or all frames, of the scene or symbol that is being edited. */
  private openFrames(isOne: boolean): FrameRequest {
    const timeline = this.getTimeline();
    const { currentFrame, frameCount } = timeline;
    const [from, to] = isOne ? [currentFrame, currentFrame] : [0, frameCount - 1];
    return { document: this, timeline, from, to };
  }
}
