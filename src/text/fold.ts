const NOT_ASCII = /[\u0080-\uffff]/;

/**
 * The text with its capitals folded away: two texts are the same but for case exactly when their folds are equal.
 *
 * The fold of a text is the fold of its characters one by one, so that pieces of a text fold as they do within the
 * whole (which `toLowerCase` alone does not promise: Greek has a small sigma for the end of a word), and it never
 * changes a length (which `toLowerCase` does to U+0130). Letters whose counterpart is longer, or is ASCII while they
 * are not, stay as they are, as they do in regular expressions that ignore case.
 */
export function foldCase(text: string): string {
  if (!NOT_ASCII.test(text)) return text.toLowerCase();
  const folded: string[] = [];
  for (let i = 0; i < text.length; i++) folded.push(foldCharacter(text.charAt(i)));
  return folded.join('');
}

function foldCharacter(character: string): string {
  const upper = character.toUpperCase();
  const folded = (upper.length === 1 ? upper : character).toLowerCase();
  // The one letter that would become longer becomes ASCII too: U+0130 begins with an i then.
  const escapesToAscii = folded.charCodeAt(0) < 128 && character.charCodeAt(0) >= 128;
  return escapesToAscii ? character : folded;
}
