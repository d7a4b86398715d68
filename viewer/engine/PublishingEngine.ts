import { publishCanvas } from '../../output/canvas/publishCanvas';
import type { Reply } from '../protocol';
import { Engine, type Handlers } from './Engine';

/** An engine that also publishes. The playground does without: another Worker of it publishes, when that is asked for. */
export class PublishingEngine extends Engine implements Handlers {
  /** The film as one HTML file. */
  publish(): Reply<'publish'> {
    const { files, losses } = publishCanvas(this.document.film, { onePage: {} });
    const [{ path, bytes }] = files;
    return {
      name: path,
      page: new TextDecoder().decode(bytes),
      losses: losses.map(({ where, what }) => `${where}: ${what}`),
    };
  }
}
