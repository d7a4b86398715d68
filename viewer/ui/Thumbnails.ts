import type { EngineClient } from '../client/EngineClient';
import { make } from './dom';
import { addressOf } from './Pictures';

/** Milliseconds after which it is looked whether the Worker is still asked for something else. */
const WAIT = 30;

/** Small pictures of library items, for rows in sight. They wait for frames and queries, one at a time. */
export class Thumbnails {
  private readonly wanted = new Map<Element, string>();
  private readonly paths = new WeakMap<Element, string>();
  private readonly addresses: string[] = [];
  private readonly seen = new IntersectionObserver((entries) => this.onSeen(entries));
  private isBusy = false;

  constructor(private readonly client: EngineClient) {}

  /** Shows the picture of an item in a row when it comes in sight. */
  add(row: HTMLElement, path: string): void {
    this.paths.set(row, path);
    this.seen.observe(row);
  }

  clear(): void {
    this.seen.disconnect();
    this.wanted.clear();
    for (const address of this.addresses.splice(0)) URL.revokeObjectURL(address);
  }

  private onSeen(entries: readonly IntersectionObserverEntry[]): void {
    for (const { isIntersecting, target } of entries) {
      const path = this.paths.get(target);
      if (isIntersecting && path !== undefined) this.wanted.set(target, path);
      else this.wanted.delete(target);
    }
    if (!this.isBusy) void this.run();
  }

  private async run(): Promise<void> {
    this.isBusy = true;
    for (const [row, path] of this.wanted) {
      while (!this.client.isQuiet) await later();
      if (!this.wanted.has(row)) continue;
      this.wanted.delete(row);
      this.seen.unobserve(row);
      await this.show(row, path);
    }
    this.isBusy = false;
  }

  /** An item that cannot be drawn keeps its sign. */
  private async show(row: Element, path: string): Promise<void> {
    const drawn = await this.client.ask('thumbnail', { path }).catch(() => null);
    const picture = row.querySelector('.picture');
    if (drawn === null || picture === null || !row.isConnected) return;
    const address = addressOf(drawn.svg);
    this.addresses.push(address);
    picture.replaceChildren(make('img', { attributes: { alt: '', src: address, draggable: 'false' } }));
  }
}

function later(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, WAIT));
}
