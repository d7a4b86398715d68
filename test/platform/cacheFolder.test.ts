import os from 'node:os';
import { cacheFolder } from '../../platform/node/cacheFolder';
import { homeFolder } from '../../platform/node/homeFolder';

const before = { ...process.env };

afterEach(() => {
  jest.restoreAllMocks();
  process.env = { ...before };
});

describe('the folder for what can be made again', () => {
  it('It is the one that is named by an absolute path', () => {
    process.env.XDG_CACHE_HOME = '/caches';
    expect(cacheFolder()).toBe('/caches/adobe-collection');
  });

  it.each(['', 'here', './here', '../here'])('It is in the home of the user where "%s" is named', (named) => {
    process.env.XDG_CACHE_HOME = named;
    jest.spyOn(os, 'homedir').mockReturnValue('/home/me');
    expect(cacheFolder()).toMatch(/^\/home\/me\/.*adobe-collection/);
  });

  it('It is nowhere where the user has no home, or a relative one', () => {
    delete process.env.XDG_CACHE_HOME;
    const homedir = jest.spyOn(os, 'homedir').mockReturnValue('here');
    expect([homeFolder(), cacheFolder()]).toEqual([undefined, undefined]);
    homedir.mockImplementation(() => {
      throw new Error('ENOENT: no such file or directory, uv_os_homedir');
    });
    expect([homeFolder(), cacheFolder()]).toEqual([undefined, undefined]);
  });
});
