import { IdentityMap, type WhereOf } from '../../host/IdentityMap';
import { Subject } from './Subject';

/** The subjects of one query: exactly one per host object, numbered by `id` in order of first appearance. */
export class Subjects {
  readonly list: Subject[] = [];
  /** Made at first need: objects that are known to be distinct need no search. */
  private index: IdentityMap<Subject> | null = null;
  /** True while all objects were met inside others, and each of those is looked into once. */
  private isInside = true;

  /** @param run knows where objects are: that parts those that read alike; see `IdentityMap` */
  constructor(private readonly run?: { places(): { whereOf: WhereOf } }) {}

  /** The subject of an object, always the same one. */
  of(object: object): Subject {
    const index = this.index || (this.index = this.buildIndex());
    const subject = index.get(object);
    if (subject) return subject;
    this.isInside = false;
    return this.append(object);
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
    this.isInside = false;
    for (let i = 0; i < objects.length; i++) this.append(objects[i]);
    return this.list.slice(0);
  }

  /** As `all`, for what is inside one object that was not looked into before; it saves a search if all others were. */
  inside(objects: object[]): Subject[] {
    if (!this.isInside) return this.all(objects);
    const start = this.list.length;
    for (let i = 0; i < objects.length; i++) this.append(objects[i]);
    return this.list.slice(start);
  }

  private append(object: object): Subject {
    const subject = new Subject(object, this.list.length);
    this.list.push(subject);
    if (this.index) this.index.set(object, subject);
    return subject;
  }

  private buildIndex(): IdentityMap<Subject> {
    const index = new IdentityMap<Subject>();
    if (this.run) index.whereOf = this.run.places().whereOf;
    for (let i = 0; i < this.list.length; i++) index.set(this.list[i].object, this.list[i]);
    return index;
  }
}
