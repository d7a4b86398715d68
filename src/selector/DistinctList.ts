import type { Subject } from './Subject';

/** Subjects of one kind in the order of their first mention, each once. */
export class DistinctList {
  readonly subjects: Subject[] = [];
  private readonly isListed: boolean[] = [];

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
}

/** A list of subjects that are known already. */
export function distinct(subjects: Subject[]): DistinctList {
  const list = new DistinctList();
  list.addAll(subjects);
  return list;
}
