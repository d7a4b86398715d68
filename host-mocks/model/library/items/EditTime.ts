import type { XmlWatcher } from '../../../../document/xml/XmlFile';
import type { XmlNode } from '../../../../document/xml/XmlNode';
import { VIEW_STATE } from '../../../../document/xfl/viewState';

/** The time of the last edit of a symbol's timeline, from the changes of its file. */
export class EditTime implements XmlWatcher {
  private editedAt: Date | undefined;
  private seconds: number | undefined;
  private isPaused = false;

  constructor(private readonly clock: { now(): Date }) {}

  noteChange(node: XmlNode, attribute: string | undefined): void {
    const isOfTimeline = node.parent !== null && !(node.name === 'DOMTimeline' && attribute === 'name');
    if (!isOfTimeline || this.isPaused) return;
    if (attribute === undefined || !VIEW_STATE.has(attribute)) this.editedAt = this.clock.now();
  }

  /** Changes a file in a way that does not count as an edit of its timeline. */
  pause(change: () => void): void {
    const before = this.isPaused;
    this.isPaused = true;
    change();
    this.isPaused = before;
  }

  /**
   * Seconds since 1970 of the last edit; undefined without any. They increase with each edit between two readings, also
   * of the same second, so that a comparison shows it.
   */
  read(stored: number): number | undefined {
    if (this.editedAt) {
      const seconds = Math.floor(this.editedAt.getTime() / 1000);
      this.seconds = Math.max(seconds, (this.seconds ?? stored) + 1);
      this.editedAt = undefined;
    }
    return this.seconds;
  }
}
