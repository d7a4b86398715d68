/** A document that the playground offers. */
export interface Sample {
  /** What addresses call it; the name of its file without `.fla`. */
  name: string;
  title: string;
}

/** The first one is shown at first: the examples on the pages speak of it. */
export const samples: readonly [Sample, ...Sample[]] = [
  { name: 'night-sky', title: 'Night sky' },
  { name: 'bouncing-ball', title: 'Bouncing ball' },
  { name: 'pinwheels', title: 'Pinwheels' },
];
