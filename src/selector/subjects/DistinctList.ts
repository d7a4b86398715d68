import type { Subject } from './Subject';

/** Subjects of one domain in the order of their first mention, each once. */
export class DistinctList {
  readonly subjects: Subject[] = [];
  private readonly isListed: boolean[] = [];

  static of(subjects: Subject[]): DistinctList {
    const list = new DistinctList();
    list.addAll(subjects);
    return list;
  }

  /** Appends the subject; false when it was there. */
  add(subject: Subject): boolean {
    if (this.isListed[subject.id]) return false;
    this.isListed[subject.id] = true;
    this.subjects.push(subject);
    return true;
  }

  addAll(subjects: Subject[]): void {
    for (let i = 0; i < subjects.length; i++) this.add(subjects[i]);
  }

  has(subject: Subject): boolean {
    return Boolean(this.isListed[subject.id]);
  }

  hasAny(subjects: Subject[]): boolean {
    for (let i = 0; i < subjects.length; i++) if (this.has(subjects[i])) return true;
    return false;
  }

  /** The subjects of this list in the order of another one that holds them all. */
  inOrderOf(all: Subject[]): Subject[] {
    const ordered: Subject[] = [];
    for (let i = 0; i < all.length; i++) if (this.has(all[i])) ordered.push(all[i]);
    return ordered;
  }
}
