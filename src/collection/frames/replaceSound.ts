import { read } from '../../host/read';
import { FIRST_ARGUMENT } from '../support/check';
import { forEach } from '../support/forEach';
import { libraryPath } from '../support/libraryPath';

const METHOD = 'FrameCollection.replaceSound';
const RULE = 'is a sound';

function isSound(itemType: string): boolean {
  return itemType === 'sound';
}

/**
 * Replaces a sound on the keyframes that have it; how it is played stays. Host members: `soundLibraryItem`,
 * `library.itemExists`, `getItemType`, `findItemIndex`, `items`.
 */
export function replaceSounds({ library }: Document, frames: Frame[], from: unknown, to: unknown): void {
  const before = libraryPath(METHOD, FIRST_ARGUMENT, library, from, isSound, RULE);
  const path = libraryPath(METHOD, 'the new sound', library, to, isSound, RULE);
  const after = library.items[Number(library.findItemIndex(path))];
  forEach(METHOD, frames, function replaceOn(frame) {
    const sound = read(frame, 'soundLibraryItem') as Item | null | undefined;
    if (sound && sound.name === before) frame.soundLibraryItem = after as SoundItem;
  });
}
