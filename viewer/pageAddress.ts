import type { Viewer } from './ui/Viewer';
import { partsOfShown, shownOf, type StagePlace } from './ui/shownAddress';

/** Milliseconds after which what is shown is in the address: browsers refuse to change it at every frame. */
const PAUSE = 300;

interface AddressState {
  shown: StagePlace | undefined;
  query: string;
}

/** What the address of the page says: `#symbol=stars%2Ftwinkle&frame=12&query=star*`. */
export function readPageAddress(): AddressState {
  const parts = Object.fromEntries(new URLSearchParams(location.hash.slice(1).replaceAll('+', '%2B')));
  return { shown: shownOf(parts), query: parts.query ?? '' };
}

/** Keeps what is shown in the address, so that it can be passed on; gives what is to be called when it changes. */
export function keepPageAddress(viewer: () => Viewer): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const note = (): void => {
    const { shown, query } = viewer();
    const parts = Object.entries({ ...partsOfShown(shown), query: query.text }).filter(
      ([, part]) => part !== '',
    );
    const address = parts.map(([name, part]) => `${name}=${encodeURIComponent(part)}`).join('&');
    history.replaceState(null, '', `#${address}`);
  };
  return () => {
    clearTimeout(waiting);
    waiting = setTimeout(note, PAUSE);
  };
}
