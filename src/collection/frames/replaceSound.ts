import { isItem } from '../../host/hostClass';
import { read } from '../../host/read';
import { wrongArgument } from '../support/check';
import { forEach } from '../support/forEach';

const METHOD = 'FrameCollection.replaceSound';

/** A sound of the library by its path. */
function soundOf(library: Library, name: string, sound: unknown): Item {
  if (!isItem(sound) && (typeof sound !== 'string' || sound === ''))
    throw wrongArgument(METHOD, name, 'a sound or its path', sound);
  const path = isItem(sound) ? sound.name : sound;
  if (library.itemExists(path) && library.getItemType(path) === 'sound')
    return library.items[Number(library.findItemIndex(path))];
  throw new Error(METHOD + '(): the library has no sound "' + path + '"');
}

/**
 * Replaces a sound on the keyframes that have it; how it is played stays. Host members: `soundLibraryItem`,
 * `library.itemExists`, `getItemType`, `findItemIndex`, `items`.
 */
export function replaceSounds({ library }: Document, frames: Frame[], from: unknown, to: unknown): void {
  const before = soundOf(library, 'the sound to replace', from).name;
  const after = soundOf(library, 'the new sound', to);
  forEach(METHOD, frames, function replaceOn(frame) {
    const sound = read(frame, 'soundLibraryItem') as Item | null | undefined;
    if (sound && sound.name === before) frame.soundLibraryItem = after as SoundItem;
  });
}
