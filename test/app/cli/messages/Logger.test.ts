import path from 'node:path';
import { processIo } from '../../../../app/cli/processIo';
import { Logger } from '../../../../app/cli/messages/Logger';

function said(manner: { quiet?: boolean; verbose?: boolean }): string {
  let err = '';
  const io = { ...processIo(path.join(__dirname, 'dist')), err: (text: string) => (err += text) };
  const speaker = new Logger(io, () => '');
  speaker.listen(manner);
  const { warn, note, detail, fail } = speaker.io;
  warn('a.fla: warned');
  note('noted');
  detail('detailed');
  fail('failed');
  speaker.end();
  return err.replaceAll('adobe-collection: ', '> ');
}

describe('what a command says', () => {
  it.each([
    [{}, '> a.fla: warned\n> noted\n> failed\n'],
    [{ quiet: true }, '> failed\n'],
    [{ verbose: true }, '> a.fla: warned\n> noted\n> detailed\n> failed\n'],
  ])('%j', (manner, text) => {
    expect(said(manner)).toBe(text);
  });
});

describe('colours', () => {
  const { env } = process;
  afterEach(() => {
    process.env = env;
  });

  it.each([
    [{ FORCE_COLOR: '1' }, true],
    [{ FORCE_COLOR: '0' }, false],
    [{ FORCE_COLOR: '1', NO_COLOR: '1' }, false],
    [{}, false],
  ])('%j: %s where the output is not a terminal', (settings, isColored) => {
    process.env = { ...env, NO_COLOR: '', FORCE_COLOR: '', ...settings };
    expect(processIo('.').isColored).toBe(isColored);
  });
});
