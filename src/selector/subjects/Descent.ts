import { elementsOfItem, membersOf, symbolOf } from './contentsOfSubjects';
import { DistinctList } from './DistinctList';
import type { QueryRun } from './QueryRun';
import type { Subject } from './Subject';

/**
 * A walk into groups and symbol instances. It enters a symbol once, however many instances show it: so it takes time
 * proportional to what it finds, and ends where symbols contain themselves. It keeps its own list of elements to visit,
 * so that deep nesting needs no deep calls.
 */
export class Descent {
  /** The elements found so far, each right before those inside it. */
  readonly found = new DistinctList();
  private readonly entered = new DistinctList();

  /** @param leftOut elements that are neither listed nor entered when they are met on the way */
  constructor(
    private readonly run: QueryRun,
    private readonly leftOut = new DistinctList(),
  ) {}

  /** The elements directly inside an element; none when its symbol was entered before. */
  enter(element: Subject): Subject[] {
    const symbol = symbolOf(element, this.run);
    if (!symbol) return membersOf(element, this.run);
    return this.entered.add(symbol) ? elementsOfItem(symbol, this.run) : [];
  }

  /** Finds everything inside an element, at any depth. */
  into(element: Subject): void {
    this.through(this.enter(element));
  }

  /** Finds these elements and everything inside them. */
  through(elements: Subject[]): void {
    const waiting: Subject[] = [];
    pushReversed(waiting, elements);
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (this.leftOut.has(next) || !this.found.add(next)) continue;
      pushReversed(waiting, this.enter(next));
    }
  }
}

function pushReversed(list: Subject[], subjects: Subject[]): void {
  for (let i = subjects.length - 1; i >= 0; i--) list.push(subjects[i]);
}
