import fs from 'node:fs';
import path from 'node:path';
import { contract } from '../../../host-mocks/contract/contract';
import { assumptions } from '../../../host-mocks/fidelity/assumptions';
import { notDone } from '../../../host-mocks/fidelity/notDone';
import { partial, plainClasses } from '../../../host-mocks/fidelity/notes';
import { fidelity, fidelityReport } from '../../../host-mocks/fidelity/report';
import { Host } from '../../../app/host/Host';
import { models } from '../../../host-mocks/model/models';
import { defaults } from '../../../host-mocks/options';
import { nodePlatform } from '../../../platform/node/nodePlatform';

const file = path.resolve(__dirname, '../../../host-mocks/FIDELITY.md');

describe('FIDELITY.md', () => {
  it('FIDELITY.md is what the classes of the model and the notes say (UPDATE_FIDELITY=1 writes it)', () => {
    const report = fidelityReport();
    if (process.env.UPDATE_FIDELITY) fs.writeFileSync(file, report);
    expect(fs.readFileSync(file, 'utf8')).toBe(report);
  });

  it('FIDELITY.md lists every member of the contract once', () => {
    const listed = fidelity().map(({ className, name }) => `${className}.${name}`);
    const declared = Object.entries(contract).flatMap(([name, { properties, methods }]) =>
      [...Object.keys(properties), ...methods].map((member) => `${name}.${member}`),
    );
    expect([...listed].sort()).toEqual([...declared].sort());
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('FIDELITY.md says of every assumption on what it rests; without evidence, what would decide it', () => {
    for (const { about, evidence, decides } of assumptions) {
      const isDecidable = decides !== undefined || !/^none(?! of)/.test(evidence);
      expect([about, evidence.length > 0, isDecidable]).toEqual([about, true, true]);
    }
  });

  it('FIDELITY.md notes nothing about members that do not exist or are not done', () => {
    const states = new Map(fidelity().map(({ className, name, state }) => [`${className}.${name}`, state]));
    for (const member of Object.keys(partial))
      expect([member, states.get(member)]).toEqual([member, 'partial']);
    for (const name of plainClasses)
      expect([name, name in contract, name in models]).toEqual([name, true, false]);
  });

  it('FIDELITY.md gives reasons for members that are not done, and for no others', () => {
    const states = new Map(fidelity().map(({ className, name, state }) => [`${className}.${name}`, state]));
    for (const member of Object.keys(notDone))
      expect([member, states.get(member)]).toEqual([member, 'not done']);
  });

  it('FIDELITY.md calls partial whatever throws NotImplemented in some cases', () => {
    const thrown = sources(path.dirname(file)).flatMap((source) =>
      [...source.matchAll(/notImplemented\(\s*['"`]([A-Z]\w*)\.(\w+)/g)].map(
        ([, name, member]) => `${name}.${member}`,
      ),
    );
    expect(thrown.length).toBeGreaterThan(5);
    const states = new Map(fidelity().map(({ className, name, state }) => [`${className}.${name}`, state]));
    for (const member of thrown) expect([member, states.get(member)]).toEqual([member, 'partial']);
  });

  it('FIDELITY.md names only switches that exist', () => {
    for (const { switch: text } of assumptions) {
      for (const part of text?.split('; ') ?? []) expect(Object.keys(defaults)).toContain(part.split(':')[0]);
    }
  });

  it('FIDELITY.md says that members which are not done throw', () => {
    const fl = new Host(nodePlatform).globals.fl.value as Record<string, unknown>;
    const undone = fidelity().filter(({ className, state }) => className === 'Flash' && state === 'not done');
    expect(undone.length).toBeGreaterThan(10);
    for (const { name } of undone) {
      const use = (): unknown =>
        contract.Flash.methods.includes(name) ? (fl[name] as () => unknown)() : fl[name];
      expect(use).toThrow(`NotImplemented: Flash.${name}`);
    }
  });
});

/** The texts of all modules below a folder. */
function sources(folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) return sources(at);
    return entry.name.endsWith('.ts') ? [fs.readFileSync(at, 'utf8')] : [];
  });
}
