import fs from 'node:fs';
import path from 'node:path';
import type { CommandIo } from '../../../../app/cli/Io';
import { offeredServices } from '../../../../app/cli/sandbox/offeredServices';
import { confineDisk } from '../../../../platform/node/confineDisk';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { processes } from '../../../../platform/node/processes';
import { stateFolder } from '../../../support/stateFolder';
import { temporaryFolder } from '../../../support/temporaryFolder';

const folder = temporaryFolder();
const state = stateFolder();

function ask(service: string, ...args: readonly string[]): unknown {
  const disk = confineDisk([path.join(folder(), 'jail')]);
  const serve = offeredServices({ readable: disk, writable: disk }, {} as CommandIo);
  return serve(service, JSON.stringify(args), new Uint8Array());
}

it('The sandbox gets proofs for documents that it may write, and for no other', () => {
  fs.mkdirSync(path.join(folder(), 'jail/doc'), { recursive: true });
  fs.mkdirSync(path.join(folder(), 'outside'));
  fs.symlinkSync('../outside', path.join(folder(), 'jail/link'));
  expect(ask('proofs.sign', path.join(folder(), 'jail/doc'), 'text')).toEqual({
    value: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
  });
  for (const document of ['outside', 'jail/link', 'jail/../outside', 'jail/none'])
    expect(ask('proofs.sign', path.join(folder(), document), 'text')).toMatchObject({
      error: 'there is no such document',
    });
});

it('The sandbox cannot read the key', () => {
  fs.mkdirSync(path.join(folder(), 'jail'));
  ask('proofs.sign', path.join(folder(), 'jail'), 'text');
  const key = path.join(state(), 'adobe-collection', `saves-${process.getuid?.() ?? 'user'}`, 'key');
  expect(fs.statSync(key).mode & 0o777).toBe(0o600);
  expect(ask('disk.read', key)).toMatchObject({ code: 'ENOENT' });
});

it('A half-written key is removed when the process ends', () => {
  const said: string[] = [];
  processes.removeAtEnd = ([draft]) => {
    said.push(`begun ${path.basename(draft!.path)}`);
    return () => said.push('done');
  };
  try {
    nodePlatform.proofs.sign(folder(), 'text');
    nodePlatform.proofs.sign(folder(), 'text');
  } finally {
    delete processes.removeAtEnd;
  }
  expect(said).toEqual([expect.stringMatching(/^begun key\.\d+\.[0-9a-f]{12}$/), 'done']);
});
