import type { Film } from '../Film';
import { readScript } from '../../document/xfl/frameScript';
import { DocumentKeyframe } from '../../document/xfl/timelines/DocumentKeyframe';
import { readStart } from '../../document/xfl/spans';
import type { XmlNode } from '../../document/xml/XmlNode';
import { notedKeyframes, soundCuesOf, type SoundCue } from './soundCues';

/** What keyframes of a timeline say besides what they show. All frames count from 0. */
export interface KeyframeNotes {
  readonly labels: readonly { readonly frame: number; readonly name: string; readonly isAnchor: boolean }[];
  readonly scripts: readonly { readonly frame: number; readonly text: string; readonly keyframe: XmlNode }[];
  readonly sounds: readonly SoundCue[];
  /** Keyframes with instances that have scripts of their own. */
  readonly scripted: readonly XmlNode[];
}

export function readKeyframeNotes(timeline: XmlNode, film: Film): KeyframeNotes {
  const keyframes = notedKeyframes(timeline, film);
  const byFrame = keyframes
    .map((keyframe) => ({ keyframe, frame: readStart(keyframe) }))
    .sort((one, other) => one.frame - other.frame);
  return {
    labels: byFrame.flatMap(({ keyframe, frame }) => {
      const { label } = new DocumentKeyframe(keyframe);
      if (!label || label.type === 'comment') return [];
      return [{ frame, name: label.name, isAnchor: label.type === 'anchor' }];
    }),
    scripts: byFrame.flatMap(({ keyframe, frame }) => {
      const text = readScript(keyframe);
      return text.trim() === '' ? [] : [{ frame, text, keyframe }];
    }),
    sounds: soundCuesOf(keyframes),
    scripted: keyframes.filter((keyframe) => keyframe.child('elements')?.children.some(isScripted)),
  };
}

function isScripted(element: XmlNode): boolean {
  if (element.name === 'DOMGroup') return element.child('members')?.children.some(isScripted) ?? false;
  return (element.child('Actionscript')?.child('script')?.text() ?? '').trim() !== '';
}
