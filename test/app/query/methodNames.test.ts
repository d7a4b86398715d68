import path from 'node:path';
import { Host } from '../../../app/host/Host';
import { nodePlatform } from '../../../platform/node/nodePlatform';
import { loadLibrary } from '../../../app/query/loadLibrary';
import { methodNames } from '../../../app/query/methodNames';

const dist = path.resolve(__dirname, '../../../dist');

describe('the methods that a script can call', () => {
  it('The methods are those of the host, and of the library if it is loaded', () => {
    const host = new Host(nodePlatform, { realm: 'separate' });
    expect(methodNames(host)).toContain('selectAll');
    expect(methodNames(host)).not.toContain('rename');
    loadLibrary(host, dist);
    expect(methodNames(host)).toEqual(
      expect.arrayContaining(['selectAll', 'rename', 'moveToFolder', 'convertToKeyframes']),
    );
  });

  it('The methods are those of the host if a script broke the library', () => {
    const host = new Host(nodePlatform, { realm: 'separate' });
    loadLibrary(host, dist);
    host.scripts.run('ItemCollection = { get prototype() { throw 1; } };', 'spoil.jsfl');
    expect(methodNames(host)).toContain('selectAll');
  });
});
