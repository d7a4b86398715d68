import fs from 'node:fs';
import path from 'node:path';
import { PathFault, Roots } from '../../../../app/cli/mcp/Roots';
import { temporaryFolder } from '../../../support/temporaryFolder';

const folder = temporaryFolder();

/** What a call throws that takes paths as Windows does, and the files that it asked the disk about. */
function onWindows(call: () => unknown): { error: unknown; asked: unknown[] } {
  const asked: unknown[] = [];
  const spies = [
    ...(['existsSync', 'statSync', 'lstatSync', 'realpathSync'] as const).map((name) =>
      jest.spyOn(fs, name).mockImplementation(((file: unknown) => void asked.push(file)) as never),
    ),
    ...(['resolve', 'relative', 'isAbsolute'] as const).map((name) =>
      jest.spyOn(path, name).mockImplementation(path.win32[name] as never),
    ),
  ];
  let error: unknown;
  try {
    call();
  } catch (thrown) {
    error = thrown;
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return { error, asked };
}

describe('On Windows, a path on another machine', () => {
  const PLACES = ['\\\\host\\share\\x.fla', '//host/share/x.fla', '\\\\?\\UNC\\host\\share\\x.fla'];

  it.each(['existing', 'target', 'documentTarget'] as const)(
    'It is refused by %s before that machine is asked',
    (method) => {
      const roots = new Roots([folder()]);
      for (const place of PLACES) {
        const { error, asked } = onWindows(() => roots[method](place));
        expect([place, error, asked]).toEqual([place, expect.any(PathFault), []]);
      }
    },
  );
});

it('Outside of the folders, a path that is there and one that is not get the same answer', () => {
  const root = path.join(folder(), 'root');
  fs.mkdirSync(root);
  fs.writeFileSync(path.join(folder(), 'there.fla'), '');
  fs.symlinkSync('..', path.join(root, 'up'));
  const roots = new Roots([root]);
  const answerTo = (name: string): string => {
    try {
      return roots.existing(name);
    } catch (error) {
      return (error as Error).message.replaceAll(name, 'NAME');
    }
  };
  for (const place of ['..', folder(), 'up'])
    expect(answerTo(`${place}/missing.fla`)).toBe(answerTo(`${place}/there.fla`));
  expect(answerTo('missing.fla')).toContain('no such file or folder');
});
