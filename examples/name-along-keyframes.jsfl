// Names the clips of an animation: along the keyframes of its layer a clip keeps one name.
// `rename` would give it another name on each. A clip continues where the next keyframe has an instance of the same library
// item. If there are several, those with the same name belong together, and the others in the order of stacking. A
// keyframe without such an instance ends the clip.
$.layers(':normal').contents(':movieclip').renameAlongKeyframes('clip_##').list('named');
