import type { EngineClient } from '../client/EngineClient';
import type { Ask, HeardSamples, MixPiece } from '../protocol';

/** Asks the Worker for sounds. What decodes MP3 is loaded when the first sound is asked for. */
export class SoundSource {
  private learned: Promise<void> | undefined;

  /** @param loadDecoder - gives the file `dist/decoder.opt.wasm` of `minimp3-wasm`; undefined where no sound is MP3 */
  constructor(
    private readonly client: EngineClient,
    private readonly loadDecoder: () => Promise<Uint8Array | undefined> | undefined,
  ) {}

  /** A document was opened, maybe in another Worker. */
  open(): void {
    this.learned = undefined;
  }

  /** @throws EngineError that says why a sound cannot be heard */
  async item(path: string): Promise<HeardSamples> {
    await this.learn();
    return this.client.ask('sound', { path });
  }

  async beginMix(ask: Ask<'beginMix'>): Promise<boolean> {
    await this.learn();
    return this.client.ask('beginMix', ask);
  }

  nextMix(): Promise<MixPiece> {
    return this.client.ask('nextMix', {});
  }

  private learn(): Promise<void> {
    return (this.learned ??= this.teach());
  }

  /** Without what decodes them, sounds in MP3 are silent, and the Worker says so. */
  private async teach(): Promise<void> {
    const wasm = await this.loadDecoder()?.catch(() => undefined);
    if (wasm) await this.client.ask('learnMp3', { wasm });
  }
}
