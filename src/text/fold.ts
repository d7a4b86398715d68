const NOT_ASCII = /[\u0080-\uffff]/;

/**
 * The text with its capitals folded away: two texts are the same but for case exactly when their folds are equal.
 *
 * Each character is folded by itself. So a piece of a text folds as it does within the whole, which `toLowerCase` does
 * not promise: Greek has a small sigma for the end of a word. The length never changes, as `toLowerCase` changes that
 * of U+0130. A letter stays as it is if its counterpart has another length, or is ASCII while the letter is not.
 * Regular expressions that ignore case do the same.
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
