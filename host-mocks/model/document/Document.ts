import type { AdobeDocument, Contract } from '../../contract/adobe';
import { DocumentStyling } from './style/DocumentStyling';
import { canRevert, close, revert, save, saveAt, saveCopy, type SaveOptions } from './files/save';

/** Publishing, exporting, importing and testing, which compile or render. */
type NotDone =
  | 'canTestMovie'
  | 'canTestScene'
  | 'debugMovie'
  | 'exportInstanceToLibrary'
  | 'exportInstanceToPNGSequence'
  | 'exportPNG'
  | 'exportSVG'
  | 'exportSWF'
  | 'exportVideo'
  | 'getSWFPathFromProfile'
  | 'importFile'
  | 'publish'
  | 'testMovie'
  | 'testScene'
  /** Cutting and smoothing shapes. */
  | 'convertLinesToFills'
  | 'crop'
  | 'deleteEnvelope'
  | 'intersect'
  | 'moveSelectedBezierPointsBy'
  | 'optimizeCurves'
  | 'punch'
  | 'smoothSelection'
  | 'straightenSelection'
  | 'traceBitmap'
  | 'union'
  /** The mouse, and three dimensions. */
  | 'mouseClick'
  | 'mouseDblClk'
  | 'rotate3DSelection'
  | 'setStageVanishingPoint'
  | 'setStageViewAngle'
  | 'translate3DCenter'
  | 'translate3DSelection'
  /** Settings that documents keep in ways not seen. */
  | 'allowScreens'
  | 'getPublishDocumentData'
  | 'setPublishDocumentData'
  | 'resetOvalObject'
  | 'resetRectangleObject'
  | 'setOvalObjectProperty'
  | 'setRectangleObjectProperty';

/** Arguments and results that are elements, items or objects of the host's own making. */
type Corrected =
  | 'addItem'
  | 'convertToSymbol'
  | 'getCustomFill'
  | 'getCustomStroke'
  | 'getFilters'
  | 'getSelectionRect'
  | 'setCustomFill'
  | 'setCustomStroke'
  | 'setFilters'
  | 'revert'
  | 'xmlPanel';

/** A document: what `fl.getDocumentDOM()` returns. */
export class Document extends DocumentStyling implements Contract<AdobeDocument, NotDone | Corrected> {
  static override readonly className = 'Document';

  /** False for a document that is as it was saved last; one that was never saved needs a file named in a dialogue. */
  save(bOkToSaveAs = true): boolean {
    return save(this, Boolean(bOkToSaveAs));
  }
  saveAsCopy(URI: string): boolean {
    return saveCopy(this, URI);
  }
  close(bPromptToSaveChanges = true): void {
    close(this, Boolean(bPromptToSaveChanges));
  }
  canRevert(): boolean {
    return canRevert(this);
  }
  revert(): boolean {
    return revert(this);
  }

  /** See `fl.xmlPanel`. */
  xmlPanel(fileURI: string): Record<string, string> {
    return this.host.xmlPanel(fileURI);
  }

  /** Saves at a path, as FLA or XFL by the name; without one where the document lies. For programs, not for scripts. */
  saveAt(file: string | undefined, options: SaveOptions = {}): boolean {
    return saveAt(this, file, options);
  }
}
