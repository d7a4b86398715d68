import fs from 'node:fs';
import path from 'node:path';
import { Host } from '../../../../app/host/Host';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import type { Layer } from '../../../../host-mocks/model/timeline/Layer';
import { openContainer } from '../../../support/onNode';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { EXAMPLE, runCli } from '../support/runCli';

const folder = temporaryFolder();
const at = (name: string): string => path.join(folder(), name);

/** One host for all scripts: most of what a script takes is the realm that it runs in. */
const host = new Host(nodePlatform, { realm: 'separate' });

/** The example as the scripts so far have changed it, each from its original: many tests begin with the same. */
const saved = new Map<string, Buffer>();

/** Saves the example, changed by a script. */
function save(name: string, script: string): string {
  const before = saved.get(script);
  if (before) fs.writeFileSync(at(name), before);
  else {
    const document = host.open(EXAMPLE);
    host.scripts.run(
      `var library = document.library;
       function item(path) { return library.items[library.findItemIndex(path)]; }
       function layer(name) { var t = document.getTimeline(); return t.layers[t.findLayerIndex(name)[0]]; }
       function addLayer(name) { var t = document.getTimeline(); var at = t.addNewLayer(name); t.layers[at].color = '#123456'; }
       ${script}`,
      'a.jsfl',
    );
    document.saveAt(at(name), { force: true });
    host.closeAll();
    saved.set(script, fs.readFileSync(at(name)));
  }
  return at(name);
}

function merge(ours: string, theirs: string, ...options: string[]): ReturnType<typeof runCli> {
  const [base, own, other] = [save('base.fla', ''), save('ours.fla', ours), save('theirs.fla', theirs)];
  return runCli('merge', base, own, other, ...options);
}

/** What `diff` says of the merged document. */
async function changes(from: string, to: string): Promise<string> {
  return (await runCli('diff', at(from), at(to))).out;
}

const RAY = `layer('stars').frames[0].elements[0]`;

describe('merge', () => {
  it('What two people changed apart is joined, and written', async () => {
    const [ours, theirs] = [`item('stars/star').name = 'nova'`, `item('ui/Button1').name = 'play'`];
    expect(await merge(ours, theirs, '-o', at('merged.fla'))).toEqual({
      status: 0,
      out: '',
      err: expect.stringContaining('merged'),
    });
    save('both.fla', `${ours};\n${theirs}`);
    expect(await changes('both.fla', 'merged.fla')).toBe('');
  });

  it('Frames that one side adds lengthen what the other divides', async () => {
    const outcome = await merge(
      `var t = document.getTimeline(); t.currentLayer = t.findLayerIndex('stars')[0]; t.insertFrames(5, false, 0)`,
      `var t = document.getTimeline(); t.currentLayer = t.findLayerIndex('stars')[0]; t.convertToKeyframes(3)`,
      '-o',
      at('merged.fla'),
    );
    expect(outcome.status).toBe(0);
    const starsOf = (name: string): Layer | undefined =>
      new Host(nodePlatform).open(at(name)).timelines[0].layers.find((layer) => layer.name === 'stars');
    expect(starsOf('merged.fla')?.frameCount).toBe((starsOf('base.fla')?.frameCount ?? 0) + 5);
    expect(starsOf('merged.fla')?.keyframes[1].startFrame).toBe(3);
  });

  /** What ours and theirs do, and what the conflict says. */
  const CONFLICTS: [string, string, string, Record<string, unknown>][] = [
    [
      'a value',
      `document.width = 700`,
      `document.width = 800`,
      { part: 'stage', what: 'width', base: '640', ours: '700', theirs: '800' },
    ],
    [
      'a position',
      `${RAY}.x = 7`,
      `${RAY}.x = 8`,
      { layer: 'stars', frame: 1, what: 'x', ours: '7', theirs: '8' },
    ],
    [
      'the name of an item',
      `item('stars/star').name = 'a'`,
      `item('stars/star').name = 'b'`,
      { item: 'stars/star', what: 'name', base: 'star', ours: 'a', theirs: 'b' },
    ],
    [
      'a name that both give',
      `item('stars/star').name = 'a'`,
      `item('stars/twinkle').name = 'a'`,
      { item: 'stars/a', what: 'name of two items' },
    ],
    [
      'an item that both add',
      `library.addNewItem('graphic', 'new')`,
      `library.addNewItem('button', 'new')`,
      { item: 'new', what: 'item', ours: 'added (graphic)', theirs: 'added (button)' },
    ],
    [
      'lines of a script',
      `layer('actions').frames[0].actionScript = 'a()'`,
      `layer('actions').frames[0].actionScript = 'b()'`,
      { layer: 'actions', frame: 1, what: 'script', ours: 'a()', theirs: 'b()' },
    ],
    [
      'an item that one deletes and the other edits',
      `library.deleteItem('ui/Button2')`,
      `item('ui/Button2').timeline.layers[0].name = 'x'`,
      { item: 'ui/Button2', what: 'item', ours: null },
    ],
    [
      'a layer that one deletes and the other edits',
      `var t = document.getTimeline(); t.deleteLayer(t.findLayerIndex('stars')[0])`,
      `layer('stars').frames[0].elements[0].x += 5`,
      { layer: 'stars', what: 'layer', ours: null, theirs: 'changed' },
    ],
  ];

  it.each(CONFLICTS)(
    'What both changed is a conflict, and is written to a file to answer: %s',
    async (_, ours, theirs, expected) => {
      const outcome = await merge(ours, theirs, '-o', at('merged.fla'));
      expect(outcome.status).toBe(1);
      expect(outcome.out).toContain(String(expected.what));
      expect(fs.existsSync(at('merged.fla'))).toBe(false);
      const file = at('merged.fla.conflicts.json');
      const written = JSON.parse(fs.readFileSync(file, 'utf8')) as { conflicts: Record<string, unknown>[] };
      expect(written.conflicts).toContainEqual(expect.objectContaining(expected));
      const sides = [at('base.fla'), at('ours.fla'), at('theirs.fla'), '-o', at('merged.fla')];
      for (const conflict of written.conflicts) conflict.choose = 'theirs';
      fs.writeFileSync(file, JSON.stringify(written));
      expect((await runCli('merge', ...sides, '--resolve', file)).status).toBe(0);
      const answered = sides.slice(0, 3);
      expect((await runCli('merge', ...answered, '-o', at('all.fla'), '--theirs')).status).toBe(0);
      expect(await changes('merged.fla', 'all.fla')).toBe('');
    },
  );

  it('Merging with the base gives the other side, byte for byte', async () => {
    const [base, ours] = [
      save('base.fla', ''),
      save('ours.fla', `document.width = 700; item('stars/star').name = 'nova'`),
    ];
    for (const sides of [
      [base, ours, base],
      [base, base, ours],
    ]) {
      expect((await runCli('merge', ...sides, '-o', at('merged.fla'))).status).toBe(0);
      const [merged, expected] = [openContainer(at('merged.fla')), openContainer(ours)];
      expect(merged.names().sort()).toEqual(expected.names().sort());
      for (const name of expected.names().filter((each) => !each.endsWith('.xfl')))
        expect(Buffer.from(merged.bytes(name)).equals(expected.bytes(name))).toBe(true);
    }
  });

  it('Both items of one name are kept, and a text is the answer to a script', async () => {
    await merge(
      `library.addNewItem('graphic', 'new'); layer('actions').frames[0].actionScript = 'a()'`,
      `library.addNewItem('button', 'new'); layer('actions').frames[0].actionScript = 'b()'`,
      ...['-o', at('merged.fla'), '--resolve', at('answers.json'), '--page', at('page.html')],
    );
    expect(fs.readFileSync(at('page.html'), 'utf8')).toContain('data:image/svg+xml');
    const written = JSON.parse(fs.readFileSync(at('answers.json'), 'utf8')) as {
      conflicts: Record<string, unknown>[];
    };
    for (const conflict of written.conflicts) {
      if (conflict.takes === 'both') conflict.choose = 'both';
      else conflict.text = 'a();\nb();';
    }
    fs.writeFileSync(at('answers.json'), JSON.stringify(written));
    const sides = [at('base.fla'), at('ours.fla'), at('theirs.fla')];
    expect(
      (await runCli('merge', ...sides, '-o', at('merged.fla'), '--resolve', at('answers.json'))).status,
    ).toBe(0);
    const document = new Host(nodePlatform).open(at('merged.fla'));
    expect([document.library.find('new')?.itemType, document.library.find('new 2')?.itemType]).toEqual([
      'graphic',
      'button',
    ]);
    expect(document.timelines[0].layers[0].keyframes[0].actionScript).toBe('a();\nb();');
  });

  it('A file that is not a file of conflicts is neither read nor replaced', async () => {
    fs.writeFileSync(at('notes.json'), '{}');
    const outcome = await merge(`document.width = 7`, `document.width = 8`, '--resolve', at('notes.json'));
    expect([outcome.status, outcome.err]).toEqual([2, expect.stringContaining('not a file of conflicts')]);
    fs.writeFileSync(at('merged.fla.conflicts.json'), 'mine');
    expect((await merge(`document.width = 7`, `document.width = 8`, '-o', at('merged.fla'))).status).toBe(2);
    expect(fs.readFileSync(at('merged.fla.conflicts.json'), 'utf8')).toBe('mine');
    fs.writeFileSync(at('page.html'), 'mine');
    const page = await merge(`document.width = 7`, `document.width = 8`, '--page', at('page.html'));
    expect([page.status, fs.readFileSync(at('page.html'), 'utf8')]).toEqual([2, 'mine']);
  });

  it('A file of answers that is too large, or a folder, is refused before a document is read', async () => {
    fs.writeFileSync(at('large.json'), '');
    fs.truncateSync(at('large.json'), 64e6 + 1);
    for (const [name, message] of [
      ['large.json', 'claims 64,000,001 bytes; the maximum is 64,000,000'],
      ['.', 'it is not a file'],
    ]) {
      const missing = [at('no.fla'), at('no.fla'), at('no.fla')];
      expect(await runCli('merge', ...missing, '--resolve', at(name))).toMatchObject({
        status: 2,
        err: expect.stringContaining(message),
      });
    }
  });

  it('The page has the pictures of a frame once for all conflicts in it', async () => {
    const [ours, theirs] = [1, 2].map((by) => `${RAY}.x += ${by}; ${RAY}.name = 'n${by}'`);
    expect((await merge(ours, theirs, '--page', at('page.html'))).status).toBe(1);
    const page = fs.readFileSync(at('page.html'), 'utf8');
    expect([page.split('<h2>').length - 1, page.split('<img').length - 1]).toEqual([2, 3]);
  });
});
