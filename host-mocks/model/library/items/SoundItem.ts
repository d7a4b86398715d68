import type { AdobeSoundItem, Contract } from '../../../contract/adobe';
import { decodeSound } from '../../../../film/sound/decodeSound';
import { encodeWav, wavOfSamples } from '../../../../film/sound/encodeWav';
import { checkChoice } from '../../../../document/checks/checkValue';
import { checkFileUri, MediaItem } from './MediaItem';
import {
  BIT_RATES,
  BITS,
  COMPRESSIONS,
  QUALITIES,
  readSoundExport,
  SAMPLE_RATES,
  writeSoundExport,
  type SoundExport,
} from './soundExport';
import type { ItemCorrected } from './Item';
import { storedSoundOf } from '../../../../film/sound/readStoredSound';
import { assign } from '../../../../document/xfl/assign';
import { SOUND_ITEM } from '../../../../document/xfl/schema/itemSchema';

/** The types say a string; the reference says undefined for compressions other than MP3. */
type Corrected = 'bitRate';

/** Below this bit rate, in kbps, MP3 sounds are always mono (soundIte3 of the reference). */
const MONO_BELOW = 20;

/** A sound: a view of one `DOMSoundItem`. */
export class SoundItem extends MediaItem implements Contract<AdobeSoundItem, ItemCorrected | Corrected> {
  static override readonly className = 'SoundItem';

  get itemType(): string {
    return 'sound';
  }

  /** `MP3` for a sound imported from an MP3 file, else `RAW`; by the ending of the file's name. */
  get originalCompressionType(): string {
    const source = SOUND_ITEM.sourceExternalFilepath.read(this.node) || SOUND_ITEM.href.read(this.node);
    return /\.mp3$/i.test(source) ? 'MP3' : 'RAW';
  }

  /** `Default`, `ADPCM`, `MP3`, `Raw` or `Speech`. */
  get compressionType(): string {
    return this.settings.compressionType;
  }
  set compressionType(value: string) {
    this.change({ compressionType: checkChoice('SoundItem.compressionType', value, COMPRESSIONS) });
  }
  /** Of MP3, `8 kbps` to `160 kbps`; undefined for other compressions. */
  get bitRate(): string | undefined {
    const { compressionType, bitRate } = this.settings;
    return compressionType === 'MP3' ? bitRate : undefined;
  }
  set bitRate(value: string | undefined) {
    this.change({ bitRate: checkChoice('SoundItem.bitRate', value, BIT_RATES) });
  }
  /** Of ADPCM, `2 bit` to `5 bit`. */
  get bits(): string {
    return this.settings.bits;
  }
  set bits(value: string) {
    this.change({ bits: checkChoice('SoundItem.bits', value, BITS) });
  }
  /** Always true for MP3 of less than 20 kbps. */
  get convertStereoToMono(): boolean {
    return this.settings.convertStereoToMono || parseInt(this.bitRate ?? '', 10) < MONO_BELOW;
  }
  set convertStereoToMono(value: boolean) {
    this.change({ convertStereoToMono: Boolean(value) });
  }
  /** Of MP3: `Fast`, `Medium` or `Best`. */
  get quality(): string {
    return this.settings.quality;
  }
  set quality(value: string) {
    this.change({ quality: checkChoice('SoundItem.quality', value, QUALITIES) });
  }
  /** Of ADPCM, Raw and Speech: `5 kHz`, `11 kHz`, `22 kHz` or `44 kHz`. */
  get sampleRate(): string {
    return this.settings.sampleRate;
  }
  set sampleRate(value: string) {
    this.change({ sampleRate: checkChoice('SoundItem.sampleRate', value, SAMPLE_RATES) });
  }
  get useImportedMP3Quality(): boolean {
    return SOUND_ITEM.exportNative.read(this.node);
  }
  set useImportedMP3Quality(value: boolean) {
    assign(this.node, SOUND_ITEM.exportNative, 'SoundItem.useImportedMP3Quality', value);
  }

  /**
   * Writes the imported file, if the document contains it; else one made from its data: WAV, or MP3 for a sound
   * imported from MP3. False if the sound is of another kind than the name says, and if its data cannot be read.
   */
  exportToFile(fileURI: string): boolean {
    const method = 'SoundItem.exportToFile';
    checkFileUri(method, fileURI);
    const isMp3 = this.originalCompressionType === 'MP3';
    if (isMp3 !== /\.mp3$/i.test(fileURI) || (!isMp3 && !/\.wav$/i.test(fileURI))) return false;
    const bytes = this.importedFile ?? this.fileOfData(isMp3);
    return bytes !== undefined && this.library.document.writeFile(fileURI, method, bytes);
  }

  private get importedFile(): Uint8Array | undefined {
    const { files } = this.library.document;
    const href = SOUND_ITEM.href.read(this.node);
    const entry = `LIBRARY/${href}`;
    return href !== '' && files.has(entry) ? files.bytes(entry) : undefined;
  }

  private fileOfData(isMp3: boolean): Uint8Array | undefined {
    const { document } = this.library;
    const sound = storedSoundOf(this, document.files);
    if (!sound) return undefined;
    const { head, stored } = sound;
    if (isMp3) return stored.kind === 'mp3' ? stored.data : undefined;
    if (stored.kind === 'pcm') return encodeWav(stored);
    const samples = decodeSound(stored, head, document.mp3);
    return samples && wavOfSamples(samples);
  }

  private get settings(): SoundExport {
    return readSoundExport(this.node);
  }
  private change(settings: Partial<SoundExport>): void {
    writeSoundExport(this.node, { ...this.settings, ...settings });
  }
}
