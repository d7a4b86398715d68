import type { Catalogue } from '../../../../document/binary/catalogue/Catalogue';
import type { FrameRecord } from '../../../../document/binary/timeline/readFrame';
import { LibraryNames } from '../../../../document/binary/xfl/LibraryNames';
import { writeFrame } from '../../../../document/binary/xfl/writeFrame';
import { XmlWriter } from '../../../../document/binary/xfl/XmlWriter';

const EMPTY = { folders: [], symbols: [], media: [] } as unknown as Catalogue;

/** A keyframe of one frame with nothing but an event sound. */
function soundFrame(effect: number): FrameRecord {
  return {
    kind: 'frame',
    duration: 1,
    keyMode: 0,
    acceleration: 0,
    label: '',
    script: '',
    hasSingleEase: true,
    hasCustomEase: false,
    eases: [],
    edges: [],
    cubics: [],
    elements: [],
    between: [],
    morph: null,
    motion: null,
    sound: { medium: 0, envelope: [], loops: 1, sync: 0, inPoint: 0, outPoint: 0, zoom: 0, effect },
  } as unknown as FrameRecord;
}

function effectOf(effect: number): string | undefined {
  const xml = new XmlWriter('  ', 10_000);
  writeFrame({ xml, names: new LibraryNames(EMPTY), note: () => undefined }, soundFrame(effect), 0);
  return / soundEffect="([^"]*)"/.exec(xml.toString())?.[1];
}

// The words are those of Adobe's reference: frame.soundEffect.
it.each([
  [0, undefined],
  [1, 'left channel'],
  [2, 'right channel'],
  [3, 'fade left to right'],
  [4, 'fade right to left'],
  [5, 'fade in'],
  [6, 'fade out'],
  [7, 'custom'],
])('The sound effect %i is %s', (effect, word) => {
  expect(effectOf(effect)).toBe(word);
});
