import type { AdobeDocument, Contract } from '../../contract/adobe';
import { DocumentArranging } from './arrange/DocumentArranging';
import { DocumentCore } from './DocumentCore';
import { DocumentDrawing } from './draw/DocumentDrawing';
import { DocumentEditing } from './editing/DocumentEditing';
import { DocumentExporting } from './files/DocumentExporting';
import { DocumentSaving } from './files/DocumentSaving';
import { mixParts } from './mixParts';
import { DocumentMovies } from './publish/DocumentMovies';
import { DocumentPublishing } from './publish/DocumentPublishing';
import { DocumentScenes } from './scenes/DocumentScenes';
import { DocumentSelection } from './selection/DocumentSelection';
import { DocumentSettings } from './settings/DocumentSettings';
import { DocumentViewing } from './settings/DocumentViewing';
import { DocumentStyling } from './style/DocumentStyling';

/** Members that throw `NotImplemented`. Exporting an instance as a library would make a SWC. */
type NotDone =
  | 'exportInstanceToLibrary'
  /** Bending and smoothing shapes. */
  | 'deleteEnvelope'
  | 'moveSelectedBezierPointsBy'
  | 'optimizeCurves'
  | 'smoothSelection'
  | 'straightenSelection'
  | 'traceBitmap'
  /** Three dimensions. */
  | 'rotate3DSelection'
  | 'translate3DCenter'
  | 'translate3DSelection';

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

/** A document: what `fl.getDocumentDOM()` returns. Its members are in the folders of their topics. */
export class Document
  extends mixParts(DocumentCore, [
    DocumentArranging,
    DocumentDrawing,
    DocumentEditing,
    DocumentMovies,
    DocumentExporting,
    DocumentPublishing,
    DocumentSaving,
    DocumentScenes,
    DocumentSelection,
    DocumentSettings,
    DocumentStyling,
    DocumentViewing,
  ])
  implements Contract<AdobeDocument, NotDone | Corrected>
{
  static readonly className = 'Document';

  /** See `fl.xmlPanel`. */
  xmlPanel(fileURI: string): Record<string, string> {
    return this.host.xmlPanel(fileURI);
  }
}
