/** Attributes by which the program remembers what it shows: changing them does not edit the document. */
export const VIEW_STATE: ReadonlySet<string> = new Set([
  ...['selected', 'isSelected', 'current', 'currentFrame', 'open', 'currentTimeline'],
]);
