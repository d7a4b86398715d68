import { Host } from '../../host/Host';
import { type LeftOut, leaveOutMedia } from '../../../host-mocks/model/document/files/leaveOutMedia';
import { nodePlatform } from '../../../platform/node/nodePlatform';
import { LIBRARY_ALONE, queriesOf } from '../../query/loadLibrary';
import { compareFacts } from '../diff/compareFacts';
import { changesText } from '../diff/changesText';
import { factsOf } from '../facts/factsOf';
import { type FoundProblem, fixDocument } from './checkDocument';
import type { ActiveRule } from './config/rulesFor';
import { judgeDocument } from './judgeDocument';
import { LintedDocument } from './LintedDocument';
import type { DocumentReport, Problem } from './Problem';
import path from 'node:path';
import { bareName } from '../../../document/container/bareName';
import type { Document } from '../../../host-mocks/model/document/Document';
import { Element } from '../../../host-mocks/model/elements/Element';
import type { Layer } from '../../../host-mocks/model/timeline/Layer';
import type { Timeline } from '../../../host-mocks/model/timeline/Timeline';
import { readStart } from '../../../document/xfl/spans';
import { writeFile } from '../../../platform/writeFile';
import { pathToWrite, pathBelow } from '../../../platform/WritePath';
import { pictureOf } from '../../host/pictureOf';
import { keyframeOf } from './problemLocation';

export interface LintOptions {
  /** Remove what can be removed. */
  fix?: boolean;
  /** Do not save the fixes. */
  dryRun?: boolean;
  /** A folder for pictures of the problems. */
  render?: string;
  libraryFolder: string;
  warn(text: string): void;
}

/** Maximum number of rounds: a fix can cause a problem that also has a fix. */
const MAX_ROUNDS = 50;

/**
 * Checks a document against rules. It is opened once for all of them.
 *
 * @throws DocumentError when it cannot be opened or saved; Error when a rule cannot be used
 */
export function lintDocument(
  file: string,
  rules: readonly ActiveRule[],
  options: LintOptions,
): DocumentReport {
  const host = new Host(nodePlatform, { ...LIBRARY_ALONE, canSave: false });
  const model = host.open(file);
  model.files.container.listen?.(({ text, isLost }) => {
    if (!isLost) options.warn(text);
  });
  const document = new LintedDocument(host, model, queriesOf(host, options.libraryFolder));
  let { problems, off } = judgeDocument(document, rules);
  const before = options.fix && options.dryRun ? factsOf(model) : undefined;
  let fixed = 0;
  let leftOut: LeftOut | undefined;
  if (options.fix) {
    for (let round = 0; round < MAX_ROUNDS && problems.some(({ isFixable }) => isFixable); round++) {
      fixed += fixDocument(document, rules, problems);
      ({ problems, off } = judgeDocument(document, rules));
    }
    if (fixed > 0) {
      if (options.dryRun) leftOut = leaveOutMedia(model, new Map(), model.node);
      else {
        model.saveAt(undefined, {});
        leftOut = model.leftOut;
      }
    }
  }
  const pictures =
    options.render === undefined ? undefined : drawProblems(file, model, problems, options.render);
  const report: DocumentReport = {
    document: file,
    problems: mergeRuns(problems.map(withoutObject)),
    ...(off.length > 0 ? { off } : {}),
    fixed,
    ...(leftOut && leftOut.files > 0 ? { leftOut } : {}),
    ...(before && fixed > 0 ? { changes: changesText(compareFacts(before, factsOf(model)), false) } : {}),
    ...(pictures ? { pictures } : {}),
  };
  host.closeAll();
  return report;
}

function withoutObject({ object: _, ...problem }: FoundProblem): Omit<FoundProblem, 'object'> {
  return problem;
}

/**
 * Merges problems that differ in their keyframe only: an animated element is on many keyframes of its
 * layer, but has one problem. Two elements of one keyframe stay two problems.
 */
export function mergeRuns(problems: readonly Problem[]): Problem[] {
  const merged = new Map<string, Problem>();
  const ordinals = new Map<string, number>();
  for (const problem of problems) {
    const { frame, ...rest } = problem.place;
    if (problem.place.kind !== 'element' || frame === undefined) {
      merged.set(String(merged.size), problem);
      continue;
    }
    const same = JSON.stringify([problem.rule, problem.message, rest]);
    const here = `${same} ${frame}`;
    const ordinal = (ordinals.get(here) ?? 0) + 1;
    ordinals.set(here, ordinal);
    const key = `${same} #${ordinal}`;
    const first = merged.get(key);
    if (first) first.place.keyframes = (first.place.keyframes ?? 1) + 1;
    else merged.set(key, { ...problem, place: { ...problem.place } });
  }
  return [...merged.values()];
}

/** Maximum number of pictures of one document. */
const MAX_NAMED = 20;

/**
 * Draws the elements that have problems, outlined, in a folder: a picture for each timeline and keyframe. Returns the
 * files.
 *
 * @throws Error where a link has the name of a picture
 */
function drawProblems(
  file: string,
  document: Document,
  problems: readonly FoundProblem[],
  folder: string,
): string[] {
  const root = pathToWrite(nodePlatform, folder);
  const groups = [...elementsByFrame(problems)].slice(0, MAX_NAMED);
  const name = bareName(path.basename(file));
  return groups.map(([, { timeline, frame, elements }]) => {
    const { svg } = pictureOf(document, { timeline, frame, matches: [...elements] });
    const timelineName = (timeline.libraryItem?.name ?? timeline.name).replace(/[^\p{L}\p{N}_-]+/gu, '-');
    const picture = `${name}-${timelineName}-${frame + 1}.svg`;
    const target = pathBelow(nodePlatform, root, picture);
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
