import type { AdobeSoundItem, Contract } from '../../contract/adobe';
import { readText } from '../xfl/attributes';
import type { ItemNotDone } from './Item';
import { MediaItem } from './MediaItem';

/** Members behind the codes of `exportFormat`, which nobody has decoded, and those that need the imported file. */
type NotDone =
  | 'bitRate'
  | 'bits'
  | 'compressionType'
  | 'convertStereoToMono'
  | 'quality'
  | 'sampleRate'
  | 'useImportedMP3Quality'
  | 'exportToFile'
  | 'fileLastModifiedDate'
  | 'sourceFileExists'
  | 'sourceFileIsCurrent';

/** A sound: a view of one `DOMSoundItem`. */
export class SoundItem extends MediaItem implements Contract<AdobeSoundItem, ItemNotDone | NotDone> {
  static override readonly className = 'SoundItem';

  get itemType(): string {
    return 'sound';
  }

  /** `MP3` for a sound imported from an MP3 file, else `RAW`; told by the name of the file. */
  get originalCompressionType(): string {
    const source = readText(this.node, 'sourceExternalFilepath') || readText(this.node, 'href');
    return /\.mp3$/i.test(source) ? 'MP3' : 'RAW';
  }
}
