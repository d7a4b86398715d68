import type { Container } from '../../../document/container/Container';

/** What a container tells of how it was read. */
export function readingNotes(container: Container): string[] {
  const notes: string[] = [];
  container.listen?.(({ text }) => notes.push(text));
  return notes;
}
