import type { FilmKeyframe } from '../../film/records/FilmTimeline';
import type { Loss } from './PublishOutcome';

/** What a published film does not keep: each loss is reported once for a place. */
export class Losses {
  private readonly found = new Map<string, Loss>();

  add(where: string, what: string): void {
    this.note({ where, what });
  }

  /** What may look otherwise, though nothing of it is missing. */
  warn(where: string, what: string): void {
    this.note({ where, what, isWarning: true });
  }

  get all(): readonly Loss[] {
    return [...this.found.values()];
  }

  private note(loss: Loss): void {
    const key = `${loss.where}\n${loss.what}`;
    if (!this.found.has(key)) this.found.set(key, loss);
  }
}

/** The words for a keyframe: `scene "Scene 1", layer "star", frame 3`. @param timeline - the words for its timeline */
export function whereOf(timeline: string, { layer, start }: FilmKeyframe): string {
  return whereAt(timeline, layer?.name, start);
}

/** The same by the name of the layer and the frame, from 0. */
export function whereAt(timeline: string, layer: string | undefined, frame: number): string {
  return `${timeline}${layer === undefined ? '' : `, layer "${layer}"`}, frame ${frame + 1}`;
}
