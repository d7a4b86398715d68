/** A run of lines and curves: its start and its end, as texts that are equal for equal points. */
export interface EdgeRun {
  readonly from: string;
  readonly to: string;
}

/**
 * Which runs enclose areas, alone or joined end to end, in any order and direction. Dead ends do not, nor do networks
 * with a point at which an odd number of runs meets. Linear time.
 *
 * @param runs the runs
 * @returns for each run, whether it is a part of closed contours
 */
export function closedRuns(runs: readonly EdgeRun[]): boolean[] {
  const left = new Set(runs.keys());
  const meeting = meetings(runs);
  const ends = [...meeting.keys()];
  for (let end = ends.pop(); end !== undefined; end = ends.pop()) {
    const here = meeting.get(end) ?? new Set();
    if (here.size !== 1) continue;
    const [run] = here;
    if (runs[run].from === runs[run].to) continue;
    left.delete(run);
    const other = runs[run].from === end ? runs[run].to : runs[run].from;
    here.clear();
    meeting.get(other)?.delete(run);
    ends.push(other);
  }
  for (const net of nets(runs, meeting)) {
    if (hasOddEnd(runs, net)) for (const run of net) left.delete(run);
  }
  return runs.map((_, index) => left.has(index));
}

/** The runs that meet at each end. */
function meetings(runs: readonly EdgeRun[]): Map<string, Set<number>> {
  const meeting = new Map<string, Set<number>>();
  runs.forEach(({ from, to }, index) => {
    for (const end of [from, to]) meeting.set(end, (meeting.get(end) ?? new Set()).add(index));
  });
  return meeting;
}

/** The connected components; each end is visited once. */
function nets(runs: readonly EdgeRun[], meeting: ReadonlyMap<string, ReadonlySet<number>>): number[][] {
  const seen = new Set<string>();
  return [...meeting.keys()].flatMap((end) => (isNew(seen, end) ? [netAt(end, runs, meeting, seen)] : []));
}

function netAt(
  start: string,
  runs: readonly EdgeRun[],
  meeting: ReadonlyMap<string, ReadonlySet<number>>,
  seen: Set<string>,
): number[] {
  const ends = [start];
  const net = new Set<number>();
  for (const end of ends) {
    for (const run of meeting.get(end) ?? []) {
      net.add(run);
      for (const other of [runs[run].from, runs[run].to]) if (isNew(seen, other)) ends.push(other);
    }
  }
  return [...net];
}

function isNew(seen: Set<string>, end: string): boolean {
  return seen.size < seen.add(end).size;
}

function hasOddEnd(runs: readonly EdgeRun[], net: readonly number[]): boolean {
  const counts = new Map<string, number>();
  for (const run of net) {
    for (const end of [runs[run].from, runs[run].to]) counts.set(end, (counts.get(end) ?? 0) + 1);
  }
  return [...counts.values()].some((count) => count % 2 === 1);
}
