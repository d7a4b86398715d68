import { IdentityMap } from '../../host/IdentityMap';
import { Subject } from './Subject';

/** The subjects of one query: exactly one per host object, numbered by `id` in order of first appearance. */
export class Subjects {
  readonly list: Subject[] = [];
  /** Made at first need: objects that are known to be distinct need no search. */
  private index: IdentityMap<Subject> | null = null;

  /** The subject of an object, always the same one. */
  of(object: object): Subject {
    const index = this.index || (this.index = this.buildIndex());
    return index.get(object) || this.append(object, index);
  }

  /** The subjects of several objects, in order, each once. */
  all(objects: object[]): Subject[] {
    const subjects: Subject[] = [];
    const isListed: boolean[] = [];
    for (let i = 0; i < objects.length; i++) {
      const subject = this.of(objects[i]);
      if (!isListed[subject.id]) subjects.push(subject);
      isListed[subject.id] = true;
    }
    return subjects;
  }

  /** As `all`, for objects that are known to be distinct; it saves a search if they are the first of the query. */
  allDistinct(objects: object[]): Subject[] {
    if (this.list.length > 0) return this.all(objects);
    for (let i = 0; i < objects.length; i++) this.append(objects[i], null);
    return this.list.slice(0);
  }

  private append(object: object, index: IdentityMap<Subject> | null): Subject {
    const subject = new Subject(object, this.list.length);
    this.list.push(subject);
    if (index) index.set(object, subject);
    return subject;
  }

  private buildIndex(): IdentityMap<Subject> {
    const index = new IdentityMap<Subject>();
    for (let i = 0; i < this.list.length; i++) index.set(this.list[i].object, this.list[i]);
    return index;
  }
}
