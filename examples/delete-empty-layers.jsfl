// Deletes normal layers without elements, scripts, sounds and labels, in every timeline.
// The current layer of each timeline stays, since a timeline must keep one.
$.layers
  .all(':normal:empty:not(:scripted, :audible, :labelled, :current)')
  .list('empty layers')
  .deleteLayers();
