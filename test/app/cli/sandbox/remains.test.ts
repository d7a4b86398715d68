import path from 'node:path';
import { processes } from '../../../../platform/node/processes';
import type { Remains } from '../../../../platform/Processes';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { makeLinksOutside, pathsOutside, runAsHost } from './takenOver';

const folder = temporaryFolder();
const at = (name: string): string => path.join(folder(), name);
const listed: (readonly Remains[])[] = [];
let left = 0;

beforeEach(() => {
  makeLinksOutside(folder());
  listed.length = left = 0;
  processes.removeAtEnd = (remains) => {
    listed.push(remains);
    left++;
    return () => left--;
  };
});

afterEach(() => {
  delete processes.removeAtEnd;
});

describe('The files that the sandbox has removed when the process ends', () => {
  it('Files in the folders that may be written are listed, even missing ones', async () => {
    const list = [
      { path: at('inside/new.fla') },
      { path: at('inside/new/er'), isEmpty: true },
      { path: at('inside/lock'), text: 'ours' },
    ];
    const body = `return ask('processes.removeAtEnd', ${JSON.stringify(list)})`;
    expect(await runAsHost(folder(), body)).toBe('{"value":1}');
    expect(listed).toEqual([list.map((one) => ({ isEmpty: false, ...one }))]);
  });

  it('Files elsewhere, or below a link, are not listed', async () => {
    const links = ['inside/link', 'inside/folder', 'inside/top', 'inside/dangling'].map(at);
    const below = ['inside/link/x', 'inside/folder/secret.txt', 'inside/folder/new/x', 'inside/dangling/x'];
    // The links themselves are in the folder.
    const places = [...pathsOutside(folder()), ...below.map(at), at('inside')].filter(
      (place) => !links.includes(place as string),
    );
    const said = await runAsHost(
      folder(),
      `return ${JSON.stringify(places)}.map(function (path) {
        return ask('processes.removeAtEnd', [{ path: path }]);
      })`,
    );
    expect((said as string[]).filter((answer) => !answer.startsWith('{"error":'))).toEqual([]);
    expect(listed).toEqual([]);
  });

  it('The number of lists has a limit, and lists can be given up', async () => {
    const body = `for (var i = 0; i < 200; i++) ask('processes.removeAtEnd', [{ path: ${JSON.stringify(at('inside/x'))} }]);
      for (var list = 101; list <= 200; list++) ask('processes.giveUp', list);
      for (list = 1; list <= 60; list++) ask('processes.giveUp', list);
      ask('processes.giveUp', 60);
      return ask('processes.giveUp', 1e6);`;
    expect(await runAsHost(folder(), body)).toBe('{}');
    expect([listed.length, left]).toEqual([100, 40]);
  });

  it.each([
    ['many paths', 'for (var i = 0; i < 1e4; i++) list.push(list[0]);'],
    ['a long text', "list[0].text = 'x'.repeat(1e6);"],
  ])('A list with %s is refused', async (_what, lengthen) => {
    const list = JSON.stringify([{ path: at('inside/x') }]);
    const body = `var list = ${list}; ${lengthen} return ask('processes.removeAtEnd', list);`;
    expect(await runAsHost(folder(), body)).toMatch(/^{"error":"a list of remains is too long"/);
    expect(listed).toEqual([]);
  });
});
