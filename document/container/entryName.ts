/** The normalised form of entry names: `/` between folders (CS5 also writes `\`), no `.` and no empty parts. */
export function normalizeName(name: string): string {
  if (!/\\|^\.|\/[./]/.test(name)) return name;
  const slashed = name.replaceAll('\\', '/');
  const parts = slashed.split('/').filter((part, index) => part !== '.' && (part !== '' || index === 0));
  return parts.join('/') + (slashed.endsWith('/') ? '/' : '');
}

/** Why a normalised name cannot be a file of the document; null when it can. `written`: the name as messages show it. */
export function nameFault(name: string, written = name): string | null {
  if (name === '') return 'an entry has no name';
  if (name.includes('\0')) return `the name of the entry ${JSON.stringify(written)} contains a zero byte`;
  if (name.startsWith('/') || /^[A-Za-z]:/.test(name) || /(?:^|\/)\.\.(?:\/|$)/.test(name)) {
    return `the entry ${JSON.stringify(written)} points outside the document`;
  }
  return null;
}
