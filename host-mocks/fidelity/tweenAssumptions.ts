import type { Assumption } from './Assumption';
import { STORED } from './unasked';

/** Assumptions about tweens and motion objects. */
export const tweenAssumptions: readonly Assumption[] = [
  {
    id: 'ease-presets',
    about: "timeline.setFrameProperty('easeType', 5, preset, strength)",
    assumed:
      'presets -2 for none, -1 for the classic ease with its strength, 0 to 26 for the named eases by threes (in, out, in and out): quad, cubic, quart, quint, sine, back, circ, bounce, elastic; frames without a tween stay as they are',
    evidence: 'commands that the program recorded, and a published table of them; the reference is silent',
  },
  {
    id: 'reverse-frames',
    about: 'timeline.reverseFrames',
    assumed:
      'classic tweens run the other way, with their eases and turns; shape tweens and motion objects become keyframes',
    evidence:
      'the reference: "reverses a range of frames"; how the host stores the reversed ones was not seen',
  },
  {
    id: 'type-of-motion-object',
    about: 'frame.tweenType',
    assumed: '"motion object" for a motion object, which only isMotionObject() has in the reference',
    evidence: 'the value in the file',
  },
  {
    id: 'ease-curve',
    about: 'frame.getCustomEase',
    assumed:
      'the slider reads as one cubic piece: (0, 0), (1/3, (1 + e) / 3), (2/3, (2 + e) / 3), (1, 1) with tweenEasing / 100 for e; a named ease, which no other member returns, as a curve of cubic pieces',
    evidence:
      'what a script wrote of 280 frames in Flash, for the slider; the reference calls the result the curve that defines the ease',
  },
  {
    id: 'create-motion-object',
    about: 'timeline.createMotionObject',
    assumed:
      'a single frame means the whole span that it is in; content that is not one instance or text goes into a graphic, as with createMotionTween; empty keyframes stay as they are; at first nothing moves',
    evidence:
      "36 motion objects of real documents, one of them without movement; Adobe's user guide on what can be tweened",
  },
  {
    id: 'set-motion-object-xml',
    about: 'frame.setMotionObjectXML',
    assumed:
      'the span takes the length of the motion, later keyframes of the layer move along; endAtCurrentLocation moves the element back by the way of the motion',
    evidence:
      "Adobe's user guide on motion presets: the tween span adjusts to the length of the preset, and a motion starts or ends at the place of the object",
  },
  {
    id: 'set-motion-object-duration',
    about: 'frame.setMotionObjectDuration without stretchExistingKeyframes',
    assumed: 'false: frames are added at the end, or removed there with the keyframes of the motion on them',
    evidence: 'the reference names the two ways, and no default',
  },
  {
    id: 'tween-to-several',
    unasked: STORED,
    about: 'classic tweens towards a keyframe with several elements',
    assumed:
      'move to the first of them that shows the same symbol, and do not move if none does; the others appear with the keyframe',
    evidence:
      'the movies of two documents, in which one element shows the symbol; several of the same symbol, or none, were not seen',
  },
  {
    id: 'tweened-filters',
    about: 'filters between keyframes',
    assumed: 'a filter without a counterpart at the other end runs to or from one whose numbers are 0',
    evidence: "Adobe's user guide: a matching filter without effect is added",
  },
  {
    id: 'motion-guides',
    about: 'motion guides',
    assumed:
      'followed by elements whose transformation point is within 2 px of the guide at both ends, straight on where lines cross; along the outline of a guide that was drawn with the brush, the shorter way round; what is oriented to the path keeps its angle to it',
    evidence:
      '79 paths that the CreateJS exporter wrote, 76 of them round brush guides of seven documents: those are the shorter way, within 0.3 px, in 72; in the others the two ways differ by less than 1 %; what is 0.21 px off the guide follows it, what is 6.6 px off does not; orientation was not seen',
  },
  {
    id: 'tweened-angles',
    about: 'angles between keyframes',
    assumed:
      'come from a table of sines with an entry for each quarter of a degree, and move on a quarter of the way between two; progress counts in steps of 1/65536; documents of release 20 and later, and those that name no release, have true angles; motion objects turn by whole hundredths of a degree in all',
    evidence:
      '36,569 of 36,611 tweened matrices of seven movies and 848 of 848 of three atlases that Adobe published, within 0.0001; publications of releases up to 19 have the table, those of 21 and 24 have not; 20 was not seen',
  },
  {
    id: 'tweened-places',
    about: 'places between keyframes',
    assumed:
      'a matrix carries the element from its keyframe: transformation point to the origin, scales and angles undone, scaled, turned, moved; Flash up to CS6 rounds each product, Animate truncates each sum',
    evidence:
      '35,455 of 36,611 places in seven movies of Flash CS5 and CS5.5 to the twip, 36,567 within one; 561 of 848 in two atlases of Animate CC 2018, 821 within one; the version at which the rounding changed was not seen',
  },
  {
    id: 'shape-tween-styles',
    unasked: STORED,
    about: 'shape tweens',
    assumed:
      'the styles that the file numbers are those of both ends in one list, equal ones once; a number beyond the list is none',
    evidence: '583 shape tweens with one fill and up to one stroke at each end',
  },
  {
    id: 'tween-easing',
    about: 'frame.tweenEasing =',
    assumed: 'a named ease of the frame gives way to the slider',
    evidence: 'the reference knows the slider and the curve only, and says which of the two counts',
  },
  {
    id: 'remove-motion-object',
    about: 'timeline.removeMotionObject',
    assumed: 'a span that the range touches becomes static as a whole, and shows what is on its keyframe',
    evidence: 'the reference converts the frames back to static frames, and names no part of a span',
  },
  {
    id: 'keyframe-in-motion-object',
    about: 'timeline.insertKeyframe and others inside a motion object or armature',
    assumed: 'the frames from there on become keyframes without motion',
    evidence: 'the host makes property keyframes instead, which this host does not',
  },
  {
    id: 'shape-tween-frame-by-frame',
    about: 'frame.convertToFrameByFrameAnimation',
    assumed: 'shape tweens become shapes',
    evidence: 'kept simple; a published script says that the host makes bitmaps of them',
  },
  {
    id: 'copy-part-of-tween',
    about: 'timeline.copyFrames of a part of a tween',
    assumed: 'the copy ends in a keyframe with what its last frame showed',
    evidence: 'what the menu command does',
  },
  {
    id: 'keyframe-in-tween',
    about: 'timeline.insertKeyframe and others between keyframes',
    assumed:
      'the new keyframe contains what the frame showed: matrix, colour effect, filters and first frame of graphics',
    evidence: 'what the menu command does',
  },
];
