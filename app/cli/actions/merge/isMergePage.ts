/** The beginning of a page of conflicts. The page forbids every request. */
export const PAGE_START =
  '<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src \'none\'; img-src data:; style-src \'unsafe-inline\'"><title>Conflicts of a merge</title>';

/** True for the text of a page of conflicts, or its beginning: such a file may be written anew. */
export function isMergePage(text: string): boolean {
  return text.startsWith(PAGE_START);
}
