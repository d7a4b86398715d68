import { HostError } from '../../../document/checks/HostError';

/** The events that scripts may listen to (Adobe's reference, fl.addEventListener). */
export const EVENTS = [
  ...['documentNew', 'documentOpened', 'documentClosed', 'documentChanged', 'mouseMove', 'layerChanged'],
  ...['timelineChanged', 'frameChanged', 'prePublish', 'postPublish', 'selectionChanged', 'dpiChanged'],
] as const;

export type EventType = (typeof EVENTS)[number];
type Listener = () => unknown;

/** The listeners that scripts added to `fl`. */
export class Events {
  private readonly listeners: { id: number; type: EventType; listener: Listener }[] = [];
  private lastId = 0;

  /** @param onAdd - receives the type of each new listener */
  constructor(private readonly onAdd: (type: EventType) => void = () => undefined) {}

  /** Returns the number for removing the listener. */
  add(type: string, listener: unknown): number {
    if (typeof listener !== 'function') {
      throw new HostError('addEventListener: Argument number 2 is invalid.');
    }
    this.listeners.push({
      id: ++this.lastId,
      type: checkType('addEventListener', type),
      listener: listener as Listener,
    });
    this.onAdd(type as EventType);
    return this.lastId;
  }

  remove(type: string, id: number): boolean {
    checkType('removeEventListener', type);
    const index = this.listeners.findIndex((entry) => entry.type === type && entry.id === id);
    if (index >= 0) this.listeners.splice(index, 1);
    return index >= 0;
  }

  dispatch(type: EventType): void {
    for (const entry of [...this.listeners]) {
      // Called alone: as a method it would get the entry, an object of the host's realm, as `this`.
      const { listener } = entry;
      if (entry.type === type) listener();
    }
  }
}

function checkType(method: string, type: string): EventType {
  const listed = EVENTS.find((event) => event === type);
  if (listed) return listed;
  throw new HostError(`${method}: Argument number 1 is invalid.`);
}
