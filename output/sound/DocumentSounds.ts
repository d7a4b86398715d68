import type { Film } from '../../film/Film';
import { storedSoundOf } from '../../film/sound/readStoredSound';
import type { Mp3Decoder, Samples } from '../../platform/mp3/Mp3Decoder';
import { decodeSound } from '../../film/sound/decodeSound';

/** Samples that are kept decoded, of all sounds together: 240 MB. */
const MAX_KEPT = 120e6;

/** The sounds of a document, decoded when they are asked for. */
export class DocumentSounds {
  private readonly known = new Map<string, Samples | undefined>();
  private kept = 0;

  /** @param warn - called once for each sound that is silent, and why */
  constructor(
    private readonly film: Pick<Film, 'item' | 'files'>,
    private readonly mp3: Mp3Decoder,
    private readonly warn: (text: string) => void = () => undefined,
  ) {}

  /** The sound of a library item; undefined for one that cannot be read, which is silent. */
  at(path: string): Samples | undefined {
    if (this.known.has(path)) return this.known.get(path);
    const sound = this.decode(path);
    this.kept += sound?.samples.length ?? 0;
    for (const [other, samples] of this.known) {
      if (this.kept <= MAX_KEPT) break;
      if (samples === undefined) continue;
      this.kept -= samples.samples.length;
      this.known.delete(other);
    }
    this.known.set(path, sound);
    return sound;
  }

  private decode(path: string): Samples | undefined {
    const silent = (why: string): undefined => {
      this.warn(`the sound "${path}" is silent: ${why}`);
      return undefined;
    };
    const { film } = this;
    const sound = storedSoundOf(film.item(path), film.files);
    if (!sound) return silent('its data are missing, or not of the length and form that the document says');
    try {
      return (
        decodeSound(sound.stored, sound.head, this.mp3) ??
        silent('its data hold no sound that can be decoded')
      );
    } catch (error) {
      if (error instanceof RangeError) return silent(error.message);
      throw error;
    }
  }
}
