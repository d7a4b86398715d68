import { EngineStopped, type EngineClient } from '../client/EngineClient';
import { make } from './dom';
import type { Messages } from './Messages';

/** Milliseconds for the browser to read what it saves. */
const SAVING = 60_000;

/** A button that saves the document as HTML5 Canvas: one page. What the page does not keep is among the messages. */
export function makePublishButton(client: EngineClient, messages: Messages): HTMLButtonElement {
  const publish = async (): Promise<void> => {
    try {
      const { name, page, losses } = await client.ask('publish', {});
      save(name, page);
      messages.published(losses);
    } catch (error) {
      if (!(error instanceof EngineStopped)) messages.fail((error as Error).message);
    }
  };
  return make('button', {
    class: 'publish',
    text: 'Publish HTML5',
    attributes: { type: 'button', title: 'Saves a page that plays the document' },
    on: { click: () => void publish() },
  });
}

function save(name: string, page: string): void {
  const address = URL.createObjectURL(new Blob([page], { type: 'text/html' }));
  make('a', { attributes: { href: address, download: name } }).click();
  setTimeout(() => URL.revokeObjectURL(address), SAVING);
}
