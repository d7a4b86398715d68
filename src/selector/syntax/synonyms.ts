/** Pseudos with two spellings; the syntax tree holds the second one. */
export const SYNONYMS: [string, string][] = [['contains', 'has']];

/** The spelling of a pseudo that the syntax tree holds. */
export function canonicalName(pseudo: string): string {
  for (let i = 0; i < SYNONYMS.length; i++) if (SYNONYMS[i][0] === pseudo) return SYNONYMS[i][1];
  return pseudo;
}
