import path from 'path';

/** Lets the programs of a test keep what they know from run to run below that folder, and not in that of the user. */
export function stateFolder(folder: () => string): () => string {
  const before = process.env.XDG_STATE_HOME;
  const place = (): string => path.join(folder(), 'state');
  beforeEach(() => {
    process.env.XDG_STATE_HOME = place();
  });
  afterAll(() => {
    if (before === undefined) delete process.env.XDG_STATE_HOME;
    else process.env.XDG_STATE_HOME = before;
  });
  return () => path.join(place(), 'adobe-collection', `saves-${process.getuid?.() ?? 'user'}`);
}
