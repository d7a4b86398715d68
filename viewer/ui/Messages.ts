import type { EngineClient } from '../client/EngineClient';
import type { FramePicture } from '../protocol';
import { make } from './dom';

/** Milliseconds after which the viewer shows that it is still working. */
const LONG = 4000;
const LOOK_EVERY = 500;

/** The messages of the viewer: faults, what a picture leaves out, and that something takes long. */
export class Messages {
  readonly element: HTMLElement;
  private readonly fault = make('p', { class: 'fault', attributes: { role: 'alert' } });
  private readonly busy: HTMLElement;
  private readonly empty = make('p', { class: 'blank', attributes: { role: 'status' } });
  private readonly details = make('details');
  private warnings: string[] = [];
  private missing: string[] = [];
  private lost: string[] = [];
  private unheard: string[] = [];
  private busySince = 0;

  /** @param onStop - called after the Worker was ended */
  constructor(
    private readonly client: EngineClient,
    onStop: () => void,
  ) {
    const stop = make('button', {
      text: 'Stop',
      attributes: { type: 'button' },
      on: {
        click: () => {
          this.client.stop();
          onStop();
        },
      },
    });
    this.busy = make('p', { class: 'busy', attributes: { role: 'status' } }, 'This takes long … ', stop);
    this.busy.hidden = true;
    this.fault.hidden = true;
    this.empty.hidden = true;
    this.details.hidden = true;
    this.element = make('div', { class: 'notices' }, this.fault, this.empty, this.busy, this.details);
    setInterval(() => this.look(), LOOK_EVERY);
  }

  fail(message: string): void {
    this.fault.textContent = message;
    this.fault.hidden = message === '';
  }

  /** Why nothing is seen on the stage, and what can be done; empty where something is. */
  blank(why: string, offer?: { text: string; run(): void }): void {
    const button =
      offer &&
      make('button', {
        text: offer.text,
        attributes: { type: 'button' },
        on: { click: () => offer.run() },
      });
    this.empty.replaceChildren(why, ...(button ? [' ', button] : []));
    this.empty.hidden = why === '';
  }

  /** What the published page does not keep. */
  published(losses: readonly string[]): void {
    this.lost = losses.map((loss) => `not published: ${loss}`);
    this.fail('');
    this.update();
  }

  /** Sounds that cannot be heard, and why. */
  silent(why: readonly string[]): void {
    this.unheard = [...new Set([...this.unheard, ...why])];
    this.update();
  }

  /** Faults of the document. */
  warn(warnings: readonly string[]): void {
    this.warnings = [...warnings];
    this.lost = [];
    this.unheard = [];
    this.fail('');
    this.update();
  }

  /** What the picture does not show. */
  leftOut(things: FramePicture['notDrawn']): void {
    this.missing = things.map(([what, times]) => `not drawn: ${what}${times > 1 ? ` (${times} times)` : ''}`);
    this.fail('');
    this.update();
  }

  private update(): void {
    const lines = [...this.warnings, ...this.missing, ...this.unheard, ...this.lost];
    this.details.hidden = lines.length === 0;
    const summary = make('summary', { text: `Notes (${lines.length})` });
    const list = make('ul', {}, ...lines.slice(0, 100).map((text) => make('li', { text })));
    const { open } = this.details;
    this.details.replaceChildren(summary, list);
    this.details.open = open;
  }

  private look(): void {
    if (this.client.pending === 0) this.busySince = 0;
    else if (this.busySince === 0) this.busySince = performance.now();
    this.busy.hidden = this.busySince === 0 || performance.now() - this.busySince < LONG;
  }
}
