import { ACCESSIBILITY } from '../../document/xfl/schema/documentSchema';
import { BLENDING } from '../../document/xfl/schema/effectSchema';
import type { HasAttributes } from '../../document/xfl/schema/XflAttribute';
import type { FilmKeyframe } from '../../film/records/FilmTimeline';
import { isUnmatched, UNMATCHED } from '../../film/tween/shapeTween';
import { isUnposed } from '../../film/tween/shownElements';
import { noteUnknownWord } from './noteUnknownWord';
import type { LossReceiver } from './PublishOutcome';

/** Notes what no format for players keeps of an instance or a text. */
export function noteElement(
  record: { readonly element: HasAttributes; readonly isWarped: boolean },
  losses: LossReceiver,
): void {
  if (record.isWarped) losses.lose('The asset is shown as it was before it was warped.');
  noteUnknownWord(BLENDING.blendMode, record, losses);
  noteAccessibility(record, losses);
}

/** Notes what no format for players keeps of a layer at a keyframe. */
export function noteKeyframe(keyframe: FilmKeyframe, losses: LossReceiver): void {
  if (keyframe.hasFilters) losses.lose('The filters of the layer are left out.');
  if (isUnmatched(keyframe)) losses.lose(UNMATCHED);
  if (isUnposed(keyframe))
    losses.lose(
      'An armature stays in its first pose: the document has no place of its parts for each frame.',
    );
  noteUnknownWord(BLENDING.blendMode, keyframe, losses);
}

/** Notes the texts for screen readers of an object, or of the whole document. */
export function noteAccessibility(
  { element }: { readonly element: HasAttributes },
  losses: LossReceiver,
): void {
  const { accName, description, shortcut } = ACCESSIBILITY;
  if ([accName, description, shortcut].some((attribute) => attribute.read(element) !== ''))
    losses.lose('The accessibility is left out: the names, descriptions and shortcuts for screen readers.');
}
