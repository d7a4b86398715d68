/** What a user chose, kept from page to page. A browser may keep nothing: then the default holds. */
export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(`adobe-collection.${name}`);
  } catch {
    return null;
  }
}

/** Keeps a choice; null forgets it. */
export function remember(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`adobe-collection.${name}`);
    else localStorage.setItem(`adobe-collection.${name}`, value);
  } catch {
    // It holds until the page is closed.
  }
}
