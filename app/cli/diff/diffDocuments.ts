import type { DocumentFacts, TimelineFacts } from '../facts/Facts';
import { digest } from '../facts/digest';
import type { Change, PropertyChange } from './Change';
import { compareProperties, describeProperties } from './compareProperties';
import { diffLibrary } from './diffLibrary';
import { diffTimeline } from './diffTimeline';
import { Matching } from './Matching';

/**
 * What changed from one document to another, in the order of the new one: settings, scenes, library. Things are matched
 * by what they are: items by their ids, then by name, then by content; layers, spans and elements by names and likeness.
 */
export function diffDocuments(before: DocumentFacts, after: DocumentFacts): Change[] {
  return [
    ...diffSettings(before, after),
    ...diffScenes(before.scenes, after.scenes),
    ...diffLibrary(before.library, after.library),
  ];
}

function diffSettings(before: DocumentFacts, after: DocumentFacts): Change[] {
  const stage = changed(
    'stage',
    compareProperties(
      { ...before.properties, ...stageOf(before) },
      { ...after.properties, ...stageOf(after) },
    ),
  );
  return [...stage, ...changed('publishing', compareProperties(before.publishing, after.publishing))];
}

function stageOf({
  width,
  height,
  frameRate,
  backgroundColor,
}: DocumentFacts): Record<string, string | number> {
  return { width, height, frameRate, backgroundColor };
}

function changed(name: string, properties: PropertyChange[]): Change[] {
  if (properties.length === 0) return [];
  return [{ type: 'changed', subject: 'document', name, text: describeProperties(properties), properties }];
}

function diffScenes(olds: readonly TimelineFacts[], news: readonly TimelineFacts[]): Change[] {
  const matching = new Matching(olds, news)
    .byKey(({ name }) => name)
    .byKey((scene) => digest(JSON.stringify(scene.layers)));
  if (matching.removed.length === 1 && matching.added.length === 1) matching.byKey(() => 'the only one');
  const reordered = matching.reordered();
  const changes: Change[] = matching.removed.map(({ name }) => ({
    type: 'removed',
    subject: 'scene',
    name,
    text: 'removed',
  }));
  for (const scene of news) {
    const { name } = scene;
    const before = matching.partnerOf(scene);
    if (!before) {
      changes.push({ type: 'added', subject: 'scene', name, text: 'added' });
      continue;
    }
    if (before.name !== name)
      changes.push({
        type: 'renamed',
        subject: 'scene',
        name,
        text: `renamed from ${JSON.stringify(before.name)}`,
      });
    if (reordered.has(scene))
      changes.push({ type: 'reordered', subject: 'scene', name, text: 'is at another place' });
    changes.push(...diffTimeline(before.layers, scene.layers, name));
  }
  return changes;
}
