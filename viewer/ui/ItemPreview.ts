import type { EngineClient } from '../client/EngineClient';
import type { HeardSamples, ItemInfo } from '../protocol';
import { make, makeButton, setButton } from './dom';
import type { Loudspeaker } from './Loudspeaker';
import { addressOf } from './Pictures';
import type { SoundSource } from './SoundSource';
import { makeWaveform } from './waveform';

/** Kinds of items that are looked at and listened to here; symbols are opened. */
const SHOWN = new Set(['bitmap', 'sound', 'font', 'video', 'compiled clip']);

/** A bitmap or a sound of the library: what it looks like, or a waveform and a player. */
export class ItemPreview {
  readonly element: HTMLElement;
  private readonly room = make('div', { class: 'preview-room' });
  private readonly name = make('p', { class: 'name' });
  private readonly facts = make('p', { class: 'detail' });
  private readonly line = make('div', { class: 'line' });
  private readonly playButton = makeButton('play', 'Play the sound', () => void this.toggle());
  private item: ItemInfo | undefined;
  private sound: HeardSamples | undefined;
  private playing: AudioBufferSourceNode | undefined;
  private address = '';

  constructor(
    private readonly client: EngineClient,
    private readonly sounds: SoundSource,
    private readonly speaker: Loudspeaker,
  ) {
    const close = makeButton('close', 'Close the preview', () => this.close());
    const words = make('div', { class: 'preview-words' }, this.name, this.facts);
    this.element = make(
      'section',
      { class: 'preview', attributes: { 'aria-label': 'Preview' } },
      this.room,
      make('div', { class: 'preview-bar' }, this.playButton, words, close),
    );
    this.element.hidden = true;
  }

  /** The path of the item that is shown. */
  get path(): string | undefined {
    return this.item?.path;
  }

  /** Shows an item. @returns false for one that is not shown here */
  show(item: ItemInfo): boolean {
    if (!SHOWN.has(item.type)) return false;
    this.close();
    this.item = item;
    this.element.hidden = false;
    const { path, type, facts } = item;
    this.name.textContent = path.slice(path.lastIndexOf('/') + 1);
    this.name.title = path;
    this.facts.textContent = facts === '' ? type : facts;
    this.playButton.hidden = true;
    if (type === 'bitmap') void this.draw(item);
    if (type === 'sound') void this.hear(item);
    return true;
  }

  close(): void {
    this.stop();
    this.item = undefined;
    this.sound = undefined;
    URL.revokeObjectURL(this.address);
    this.room.replaceChildren();
    this.element.hidden = true;
  }

  /** Plays the sound that is shown, or stops it. */
  async toggle(): Promise<void> {
    if (this.playing) this.stop();
    else if (this.sound && (await this.speaker.start())) this.begin(this.sound);
  }

  private begin(sound: HeardSamples): void {
    const start = this.speaker.time;
    const node = this.speaker.play(sound, start);
    if (!node) return;
    this.stop();
    this.playing = node;
    setButton(this.playButton, 'stop', 'Stop the sound');
    node.addEventListener('ended', () => node === this.playing && this.stop());
    const seconds = sound.samples.length / sound.channels / sound.rate;
    const move = (): void => {
      if (node !== this.playing) return;
      const part = Math.min(1, (this.speaker.time - start) / seconds);
      this.line.style.setProperty('inset-inline-start', `${part * 100}%`);
      requestAnimationFrame(move);
    };
    this.room.append(this.line);
    move();
  }

  private stop(): void {
    this.playing?.stop();
    this.playing = undefined;
    this.line.remove();
    setButton(this.playButton, 'play', 'Play the sound');
  }

  private async draw(item: ItemInfo): Promise<void> {
    const drawn = await this.client.ask('thumbnail', { path: item.path }).catch(() => null);
    if (item !== this.item) return;
    if (drawn === null) {
      this.say('Its picture cannot be read.');
      return;
    }
    this.address = addressOf(drawn.svg);
    this.room.replaceChildren(
      make('img', { attributes: { alt: '', src: this.address, draggable: 'false' } }),
    );
  }

  private async hear(item: ItemInfo): Promise<void> {
    try {
      const sound = await this.sounds.item(item.path);
      if (item !== this.item) return;
      this.sound = sound;
      this.playButton.hidden = false;
      this.room.replaceChildren(makeWaveform(sound));
    } catch (error) {
      if (item === this.item) this.say((error as Error).message);
    }
  }

  private say(text: string): void {
    this.room.replaceChildren(make('p', { class: 'empty', text }));
  }
}
