import { published } from '../display/DisplayMode';
import type { DisplayDocument } from '../display/DisplayDocument';
import { TimelineDisplay } from '../display/TimelineDisplay';
import { readScript } from '../timeline/frameScript';
import { readText } from '../xfl/attributes';
import { readEnd, readStart } from '../xfl/spans';
import type { XmlNode } from '../../xml/XmlNode';
import { itemPathOf } from '../xfl/itemPathOf';

/** What keyframes of a timeline say besides what they show. All frames count from 0. */
export interface KeyframeNotes {
  readonly labels: readonly { readonly frame: number; readonly name: string; readonly isAnchor: boolean }[];
  readonly scripts: readonly { readonly frame: number; readonly text: string; readonly keyframe: XmlNode }[];
  readonly sounds: readonly SoundCue[];
  /** Keyframes with instances that have scripts of their own. */
  readonly scripted: readonly XmlNode[];
}

export interface SoundCue {
  readonly frame: number;
  /** The first frame behind the keyframe. */
  readonly end: number;
  /** The path of the sound; empty for one that only stops others. */
  readonly path: string;
  readonly keyframe: XmlNode;
}

/** Guide layers have no pictures in a movie, but labels, scripts and sounds. */
export function readKeyframeNotes(
  timeline: XmlNode,
  document: DisplayDocument,
  publishesHidden: boolean,
): KeyframeNotes {
  const mode = { ...published(publishesHidden), guides: true, masks: 'list' as const };
  const { layers } = new TimelineDisplay(timeline, document, mode);
  const keyframes = layers.flatMap((layer) => layer.child('frames')?.children ?? []);
  const byFrame = keyframes
    .map((keyframe) => ({ keyframe, frame: readStart(keyframe) }))
    .sort((one, other) => one.frame - other.frame);
  return {
    labels: byFrame.flatMap(({ keyframe, frame }) => {
      const name = readText(keyframe, 'name');
      const type = readText(keyframe, 'labelType', 'name');
      return name === '' || type === 'comment' ? [] : [{ frame, name, isAnchor: type === 'anchor' }];
    }),
    scripts: byFrame.flatMap(({ keyframe, frame }) => {
      const text = readScript(keyframe);
      return text.trim() === '' ? [] : [{ frame, text, keyframe }];
    }),
    sounds: byFrame.flatMap(({ keyframe, frame }) => {
      const path = itemPathOf(keyframe, 'soundName');
      return path === '' ? [] : [{ frame, end: readEnd(keyframe), path, keyframe }];
    }),
    scripted: keyframes.filter((keyframe) => keyframe.child('elements')?.children.some(isScripted)),
  };
}

function isScripted(element: XmlNode): boolean {
  if (element.name === 'DOMGroup') return element.child('members')?.children.some(isScripted) ?? false;
  return (element.child('Actionscript')?.child('script')?.text() ?? '').trim() !== '';
}
