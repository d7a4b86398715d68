import type { View } from '../svg/View';
import type { Pixels } from '../pixels/encodeBitmap';
import type { ExportSubject } from '../pictures/ExportSubject';
import { Sequence } from '../pictures/Sequence';
import { UndrawnFrames } from '../pictures/UndrawnFrames';
import type { RenderContext } from '../pictures/RenderContext';
import { uniteBoxes } from '../pixels/paintedBox';
import type { PausableTask } from '../formats/PausableTask';

/** Frames that are drawn with what the ones before them have drawn, and its characters; then all of that is forgotten. */
const SERIES = 240;
const MAX_KEPT = 2 ** 26;

export interface PictureForm {
  /** `#RRGGBB`; undefined for transparent pictures. */
  background: string | undefined;
  /** Pixels of the picture per pixel of the stage. */
  scale: number;
  /** Width and height; default: as large as the picture is. */
  size?: readonly [width: number, height: number];
  /** Width and height are even. */
  isEven: boolean;
}

/** The frames of a subject in pixels, all of one size, drawn as they are asked for. Memory does not grow with their number. */
export class FilmPictures {
  readonly width: number;
  readonly height: number;
  private readonly scale: number;
  private sequence: Sequence | undefined;
  private drawn = 0;
  /** What the pictures of earlier sequences do not show. */
  private readonly left = new Map<string, number>();
  private last: { content: string; rgba: Uint8Array } | undefined;

  private constructor(
    private readonly subject: ExportSubject & { readonly stage: View },
    private readonly frames: readonly number[],
    private readonly context: RenderContext,
    private readonly form: PictureForm,
    private readonly undrawn: UndrawnFrames,
  ) {
    const { stage } = subject;
    const { size, isEven } = form;
    this.scale = size ? Math.min(size[0] / stage.width, size[1] / stage.height) : form.scale;
    const even = (side: number): number => (isEven ? side + (side % 2) : side);
    const [width, height] = size ?? this.sizeOfPicture();
    this.width = even(width);
    this.height = even(height);
  }

  static *of(
    subject: ExportSubject,
    frames: readonly number[],
    context: RenderContext,
    form: PictureForm,
  ): PausableTask<FilmPictures> {
    const silent = { ...context, progress: undefined };
    const undrawn = new UndrawnFrames(frames);
    const stage = subject.stage ?? (yield* paintedBy(subject, frames, silent, undrawn));
    return new FilmPictures({ ...subject, stage }, frames, silent, form, undrawn);
  }

  /** A frame: rows of red, green, blue and alpha, colours not multiplied. The same bytes for a picture that did not change. */
  at(frame: number): Uint8Array {
    const sequence = this.sequenceOfNow();
    const content = sequence.content(frame);
    if (this.last?.content === content) return this.last.rgba;
    const rgba = this.place(sequence.pixels(frame, this.scale));
    this.last = { content, rgba };
    return rgba;
  }

  private sequenceOfNow(): Sequence {
    if (!this.sequence || this.drawn >= SERIES || this.sequence.weight > MAX_KEPT) {
      this.countNotDrawn();
      const { subject, frames, context, form, undrawn } = this;
      this.sequence = new Sequence(subject, frames, context, form.background, undrawn);
      this.drawn = 0;
      this.last = undefined;
    }
    this.drawn++;
    return this.sequence;
  }

  /** Reports what the pictures do not show, once. */
  tellNotDrawn(): void {
    this.countNotDrawn();
    this.sequence = undefined;
    for (const [what, count] of this.undrawn.all) this.left.set(what, count);
    if (this.left.size > 0) this.context.leftOut?.(this.subject, [...this.left]);
    this.left.clear();
  }

  private countNotDrawn(): void {
    for (const [what, count] of this.sequence?.notDrawn ?? [])
      this.left.set(what, (this.left.get(what) ?? 0) + count);
  }

  private sizeOfPicture(): [number, number] {
    const { width, height } = this.sequenceOfNow().pixels(this.frames[0], this.scale);
    return [width, height];
  }

  /** The picture in the middle of the background; at the top left where there is no room for a pixel more. */
  private place({ width, height, rgba }: Pixels): Uint8Array {
    if (width === this.width && height === this.height) return rgba;
    const placed = new Uint8Array(this.width * this.height * 4);
    if (this.form.background !== undefined) fill(placed, this.form.background);
    const left = Math.max(0, Math.floor((this.width - width) / 2));
    const top = Math.max(0, Math.floor((this.height - height) / 2));
    const row = Math.min(width, this.width - left) * 4;
    for (let y = 0; y < Math.min(height, this.height - top); y++) {
      const from = y * width * 4;
      placed.set(rgba.subarray(from, from + row), ((top + y) * this.width + left) * 4);
    }
    return placed;
  }
}

function fill(rgba: Uint8Array, color: string): void {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const pixel = [...parts, 255];
  for (let at = 0; at < rgba.length; at += 4) rgba.set(pixel, at);
}

const DOT: View = { x: 0, y: 0, width: 1, height: 1 };

/** What all frames paint, in whole pixels. */
function* paintedBy(
  subject: ExportSubject,
  frames: readonly number[],
  context: RenderContext,
  undrawn: UndrawnFrames,
): PausableTask<View> {
  let painted: View | undefined;
  for (let from = 0; from < frames.length; from += SERIES) {
    const part = yield* new Sequence(
      subject,
      frames.slice(from, from + SERIES),
      context,
      undefined,
      undrawn,
    ).findPainted();
    painted = uniteBoxes(painted, part);
  }
  return painted ?? DOT;
}
