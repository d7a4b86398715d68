import path from 'node:path';
import { bareName } from '../../../document/container/bareName';
import type { Document } from '../../../host-mocks/model/document/Document';
import { Element } from '../../../host-mocks/model/elements/Element';
import type { Layer } from '../../../host-mocks/model/timeline/Layer';
import type { Timeline } from '../../../host-mocks/model/timeline/Timeline';
import { readStart } from '../../../document/xfl/spans';
import { nodePlatform } from '../../../platform/node/nodePlatform';
import { writeFile } from '../../../platform/writeFile';
import { pathToWrite, placeBelow } from '../../../platform/WritePath';
import { pictureOf } from '../../../output/pictures/pictureOf';
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
  const root = pathToWrite(nodePlatform, folder);
  const groups = [...elementsByFrame(problems)].slice(0, MOST);
  const name = bareName(path.basename(file));
  return groups.map(([, { timeline, frame, elements }]) => {
    const { svg } = pictureOf(document, { timeline, frame, matches: [...elements] });
    const place = (timeline.libraryItem?.name ?? timeline.name).replace(/[^\p{L}\p{N}_-]+/gu, '-');
    const picture = `${name}-${place}-${frame + 1}.svg`;
    const target = placeBelow(nodePlatform, root, picture);
    writeFile(nodePlatform, target, svg, { makesFolders: true });
    return path.join(folder, picture);
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
