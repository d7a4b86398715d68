/** The name or path of a document without its ending: `star` of `star.fla` and `star.xfl`. */
export function bareName(name: string): string {
  return name.replace(/\.(fla|xfl)$/i, '');
}
