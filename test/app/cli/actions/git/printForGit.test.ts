import fs from 'node:fs';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { printForGit } from '../../../../../app/cli/actions/git/printForGit';
import type { CommandIo } from '../../../../../app/cli/Io';
import { ProcessWorker } from '../../../../../app/cli/workers/ProcessWorker';
import { keyframe, layer } from '../../../../support/openXml';
import { temporaryFolder } from '../../../../support/temporaryFolder';

const folder = temporaryFolder();

/** An FLA whose scene has these elements, as XML. */
function fla(elements: string): Uint8Array {
  const layers = layer(keyframe('index="0"', elements));
  const scene = `<timelines><DOMTimeline name="Scene 1"><layers>${layers}</layers></DOMTimeline></timelines>`;
  const xml = `<DOMDocument xmlns="http://ns.adobe.com/xfl/2008/">${scene}</DOMDocument>`;
  return zipSync({ 'DOMDocument.xml': strToU8(xml) });
}

/** Waits forever, as an endless loop does, without using the processor. */
const BUSY = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);';

describe('git textconv', () => {
  it('A document that takes too long is reported in a line, and its process ends', async () => {
    const program = path.join(folder(), 'worker.js');
    const pid = path.join(folder(), 'pid');
    fs.writeFileSync(
      program,
      `process.on('message', () => { require('fs').writeFileSync(${JSON.stringify(pid)}, String(process.pid)); ${BUSY} });`,
    );
    const said = { out: '', err: '' };
    const io: Partial<CommandIo> = {
      out: (text) => void (said.out += text),
      err: (text) => void (said.err += text),
      startWorker: (bounds) => Promise.resolve(new ProcessWorker(program, bounds)),
    };
    await printForGit('a.fla', io as CommandIo, 1);
    expect(said).toEqual({ out: 'cannot be read: stopped after 1 s\n', err: '' });
    const started = Number(fs.readFileSync(pid, 'utf8'));
    expect(() => process.kill(started, 0)).toThrow('ESRCH');
  });

  it('An element of an unknown kind is a line like all others, and git continues', async () => {
    const file = path.join(folder(), 'novelty.fla');
    const novelty = '<DOMNovelty name="new"><matrix><Matrix tx="10" ty="20"/></matrix></DOMNovelty>';
    fs.writeFileSync(
      file,
      fla(
        `${novelty}<DOMStaticText><textRuns><DOMTextRun><characters>behind</characters></DOMTextRun></textRuns></DOMStaticText>`,
      ),
    );
    const said = { out: '', err: '', warned: [] as string[] };
    const io: Partial<CommandIo> = {
      isWorker: true,
      out: (text) => void (said.out += text),
      err: (text) => void (said.err += text),
      warn: (text) => void said.warned.push(text),
    };
    await printForGit(file, io as CommandIo);
    expect({ ...said, out: '' }).toEqual({ out: '', err: '', warned: [] });
    expect(said.out).toContain('new: unknown kind DOMNovelty at 10, 20\n');
    expect(said.out).toContain('"behind"');
  });
});
