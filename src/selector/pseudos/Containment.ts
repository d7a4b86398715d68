import type { CandidateTest } from '../plan/PlanStep';
import { soleTest, type QueryPlan } from '../plan/QueryPlan';
import { runOnSubjects } from '../plan/run';
import { elementsOfItem, membersOf, symbolOf } from '../subjects/contentsOfSubjects';
import { Descent } from '../subjects/Descent';
import { DistinctList } from '../subjects/DistinctList';
import type { QueryRun } from '../subjects/QueryRun';
import type { Subject } from '../subjects/Subject';

/** The result of looking at a list of elements. */
interface Look {
  /** True when one of them, or a member of a group among them, matches. */
  matches: boolean;
  /** The symbols that they show. */
  symbols: Subject[];
}

/** Says whether an element or an item contains, at any depth, something that a query finds. */
export interface Containment {
  inElement(element: Subject): boolean;
  inItem(item: Subject): boolean;
}

/** @param plan a query about elements */
export function containmentOf(plan: QueryPlan, run: QueryRun): Containment {
  const test = soleTest(plan);
  return test ? new ContainmentOfEach(test.test, run) : new ContainmentOfSets(plan, run);
}

/** The answers found so far, and which contents an element and an item have. */
abstract class KnownContainment implements Containment {
  /** By the id of the item. */
  protected readonly known: (boolean | undefined)[] = [];

  constructor(protected readonly run: QueryRun) {}

  inElement(element: Subject): boolean {
    const symbol = symbolOf(element, this.run);
    return symbol ? this.inItem(symbol) : this.inMembers(membersOf(element, this.run));
  }

  inItem(item: Subject): boolean {
    if (this.known[item.id] === undefined) this.explore(item);
    return this.known[item.id] === true;
  }

  /** Tells whether the members of a group contain a match, themselves included. */
  protected abstract inMembers(members: Subject[]): boolean;

  /** Finds the answer for an item. */
  protected abstract explore(item: Subject): void;
}

/**
 * For queries that look at one element at a time: each symbol's elements are tested once. A symbol also contains what
 * the symbols on its timeline contain, and symbols may contain one another in circles. So all symbols that can be
 * reached are looked at first; then each match is handed on to the symbols that show the matching one.
 */
class ContainmentOfEach extends KnownContainment {
  constructor(
    private readonly test: CandidateTest,
    run: QueryRun,
  ) {
    super(run);
  }

  protected inMembers(members: Subject[]): boolean {
    const look = this.look(members);
    if (look.matches) return true;
    for (let i = 0; i < look.symbols.length; i++) if (this.inItem(look.symbols[i])) return true;
    return false;
  }

  /** Finds the answers for an item and all symbols inside it. */
  protected explore(start: Subject): void {
    const reached = new DistinctList();
    const holders: Subject[][] = [];
    const matching: Subject[] = [];
    reached.add(start);
    // The list grows during the loop.
    for (let i = 0; i < reached.subjects.length; i++) {
      const symbol = reached.subjects[i];
      const look = this.look(elementsOfItem(symbol, this.run));
      if (look.matches || this.anyKnown(look.symbols)) matching.push(symbol);
      else this.noteHolder(symbol, look.symbols, reached, holders);
    }
    this.conclude(reached.subjects, matching, holders);
  }

  private noteHolder(holder: Subject, symbols: Subject[], reached: DistinctList, holders: Subject[][]): void {
    for (let i = 0; i < symbols.length; i++) {
      const symbol = symbols[i];
      if (this.known[symbol.id] !== undefined) continue;
      reached.add(symbol);
      const others = holders[symbol.id] || (holders[symbol.id] = []);
      others.push(holder);
    }
  }

  private conclude(reached: Subject[], matching: Subject[], holders: Subject[][]): void {
    for (let i = 0; i < reached.length; i++) this.known[reached[i].id] = false;
    for (let symbol = matching.pop(); symbol !== undefined; symbol = matching.pop()) {
      if (this.known[symbol.id]) continue;
      this.known[symbol.id] = true;
      const above = holders[symbol.id] || [];
      for (let i = 0; i < above.length; i++) matching.push(above[i]);
    }
  }

  private anyKnown(symbols: Subject[]): boolean {
    for (let i = 0; i < symbols.length; i++) if (this.known[symbols[i].id]) return true;
    return false;
  }

  private look(elements: Subject[]): Look {
    const symbols = new DistinctList();
    const waiting = elements.slice(0);
    for (let i = 0; i < waiting.length; i++) {
      if (this.test(waiting[i], this.run)) return { matches: true, symbols: [] };
      const symbol = symbolOf(waiting[i], this.run);
      const members = symbol ? [] : membersOf(waiting[i], this.run);
      if (symbol) symbols.add(symbol);
      for (let at = 0; at < members.length; at++) waiting.push(members[at]);
    }
    return { matches: false, symbols: symbols.subjects };
  }
}

/** For queries with positions or sets: the query runs once on the whole contents of each symbol. */
class ContainmentOfSets extends KnownContainment {
  constructor(
    private readonly plan: QueryPlan,
    run: QueryRun,
  ) {
    super(run);
  }

  protected explore(item: Subject): void {
    this.known[item.id] = this.inMembers(elementsOfItem(item, this.run));
  }

  protected inMembers(members: Subject[]): boolean {
    const descent = new Descent(this.run);
    descent.through(members);
    return runOnSubjects(this.plan, descent.found.subjects, this.run).length > 0;
  }
}
