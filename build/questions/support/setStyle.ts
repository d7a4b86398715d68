/** Gives the selected lines a style. Restores the style of the tools, which changes with it. */
export function setStyle(document: Document, style: string): void {
  const ofTools = document.getCustomStroke('toolbar') as Stroke;
  document.setStrokeStyle(style);
  const elements = document.selection as Element[];
  document.selectNone();
  document.setCustomStroke(ofTools);
  document.selection = elements;
}
