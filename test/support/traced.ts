/** The lines that are written to the output panel while the work runs, in a host that has nothing else. */
export function traced(work: () => void): string[] {
  const world = globalThis as { fl?: unknown };
  const before = Object.getOwnPropertyDescriptor(world, 'fl');
  const texts: string[] = [];
  world.fl = { trace: (text: string) => texts.push(text) };
  try {
    work();
  } finally {
    delete world.fl;
    if (before) Object.defineProperty(world, 'fl', before);
  }
  return texts.join('\n').split('\n');
}
