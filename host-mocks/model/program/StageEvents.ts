import type { XmlNode } from '../../../document/xml/XmlNode';
import type { Document } from '../document/Document';
import type { EventType, Events } from './Events';

/** The state that the events of the stage report. */
interface Shown {
  document: Document;
  timeline: object;
  layer: XmlNode | undefined;
  frame: number;
  selection: readonly XmlNode[];
}

/** The events about the active document, in the order in which they are raised. */
const STAGE_EVENTS: readonly EventType[] = [
  'timelineChanged',
  'layerChanged',
  'frameChanged',
  'selectionChanged',
];

/**
 * Raises the events of the stage for changes that scripts make: after the member that caused them has returned. Changes
 * by listeners do not raise events, so that there is no endless loop. It compares the state after each call; no other
 * code needs to know about events.
 */
class StageEvents {
  private before: Shown | undefined;
  private isDispatching = false;

  constructor(
    private readonly events: Events,
    private readonly active: () => Document | null,
  ) {
    this.before = this.read();
  }

  /** Must be called after each call of a script that may change something. */
  look(): void {
    if (this.isDispatching) return;
    const { before } = this;
    const now = this.read();
    this.before = now;
    // A change of the active document has its own event.
    if (!before || !now || before.document !== now.document) return;
    this.isDispatching = true;
    try {
      for (const type of changesBetween(before, now)) this.events.dispatch(type);
    } finally {
      this.isDispatching = false;
      this.before = this.read();
    }
  }

  private read(): Shown | undefined {
    const document = this.active();
    if (!document || document.isStale) return undefined;
    const timeline = document.getTimeline();
    const { layers, currentLayer, currentFrame } = timeline;
    const selection = document.selectedElements.map(({ node }) => node);
    return { document, timeline, layer: layers[currentLayer]?.node, frame: currentFrame, selection };
  }
}

function changesBetween(before: Shown, now: Shown): EventType[] {
  const isTimeline = before.timeline !== now.timeline;
  const happened: Partial<Record<EventType, boolean>> = {
    timelineChanged: isTimeline,
    layerChanged: before.layer !== now.layer,
    frameChanged: isTimeline || before.frame !== now.frame,
    selectionChanged:
      before.selection.length !== now.selection.length ||
      before.selection.some((node, index) => node !== now.selection[index]),
  };
  return STAGE_EVENTS.filter((type) => happened[type]);
}

interface Watched {
  realm: { onChange: (() => void) | undefined };
}

/**
 * Starts to compare once a listener of such an event is added: after what scripts do, and after what the program does that
 * made the host.
 */
export function watchStage(
  host: {
    events: Events;
    active: Document | null;
    realms: { ofScripts: Watched; ofCaller: Watched };
  },
  type: string,
): void {
  const { ofScripts, ofCaller } = host.realms;
  if (ofScripts.realm.onChange || !STAGE_EVENTS.some((event) => event === type)) return;
  const stage = new StageEvents(host.events, () => host.active);
  ofScripts.realm.onChange = ofCaller.realm.onChange = () => {
    stage.look();
  };
}
