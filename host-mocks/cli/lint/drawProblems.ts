import fs from 'node:fs';
import path from 'node:path';
import { bareName } from '../../container/bareName';
import type { Document } from '../../model/document/Document';
import { Element } from '../../model/elements/Element';
import type { Layer } from '../../model/timeline/Layer';
import type { Timeline } from '../../model/timeline/Timeline';
import { readStart } from '../../model/xfl/spans';
import { refuseLinks } from '../../platform/node/refuseLinks';
import { pictureOf } from '../../render/pictureOf';
import type { FoundProblem } from './checkDocument';
import { keyframeOf } from './problemLocation';

/** Pictures of one document at most. */
const MOST = 20;

/**
 * Draws the elements that have problems, outlined, in a folder: a picture for each timeline and keyframe. Gives the
 * files.
 *
 * @throws Error where a link has the name of a picture
 */
export function drawProblems(
  file: string,
  document: Document,
  problems: readonly FoundProblem[],
  folder: string,
): string[] {
  fs.mkdirSync(folder, { recursive: true });
  const groups = [...elementsByFrame(problems)].slice(0, MOST);
  const name = bareName(path.basename(file));
  return groups.map(([, { timeline, frame, elements }]) => {
    const { svg } = pictureOf(document, { timeline, frame, matches: [...elements] });
    const place = (timeline.libraryItem?.name ?? timeline.name).replace(/[^\p{L}\p{N}_-]+/gu, '-');
    const picture = `${name}-${place}-${frame + 1}.svg`;
    refuseLinks(folder, picture);
    const target = path.join(folder, picture);
    fs.writeFileSync(target, svg);
    return target;
  });
}

interface Shown {
  timeline: Timeline;
  frame: number;
  elements: Set<Element>;
}

function elementsByFrame(problems: readonly FoundProblem[]): Map<string, Shown> {
  const groups = new Map<string, Shown>();
  const timelines = new Map<Timeline, number>();
  for (const { object } of problems) {
    if (!(object instanceof Element)) continue;
    const keyframe = keyframeOf(object.node);
    if (!keyframe) continue;
    const timeline = (object.layer as Layer).timeline as Timeline;
    const number = timelines.get(timeline) ?? timelines.size;
    timelines.set(timeline, number);
    const frame = readStart(keyframe);
    const key = `${number} ${frame}`;
    const group = groups.get(key);
    if (group) group.elements.add(object);
    else groups.set(key, { timeline, frame, elements: new Set([object]) });
  }
  return groups;
}
