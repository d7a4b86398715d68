import fs from 'node:fs';
import { BinaryContainer } from '../../../../document/container/BinaryContainer';
import { saveContainer } from '../../../../document/container/saveContainer';
import type { Document } from '../../../../host-mocks/model/document/Document';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { entryToWrite } from '../../../../platform/WritePath';
import { ReportedFailure, type CommandIo } from '../../Io';
import { conflictsText } from '../../merge/conflictsText';
import { Decisions } from '../../merge/Decisions';
import { isConflictsFile } from '../../merge/resolutions';
import { ofEach } from '../../merge/Versions';
import { amount } from '../../../literal/amount';
import { errorLine } from '../../messages/errorLine';
import { PREFIX, PROGRAM_NAME } from '../../messages/programName';
import { visibleLine } from '../../messages/visible';
import { writeOutput } from '../../writing/writeOutput';
import { isMergePage } from '../merge/isMergePage';
import { isWrittenByMerge, merged, mergeFiles, type MergeFiles } from '../merge/mergeFiles';
import { runGit } from './runGit';
import { openPart, partEntry } from './documentPart';

/** Three files that git made of a document, and its path in the repository. */
export interface GitVersions extends MergeFiles {
  path: string;
}

/** A document that takes longer is not merged, in seconds. */
const PATIENCE = 300;

/**
 * Merges a document for git, within a time limit, into the file of ours. At a conflict the file has ours where both
 * changed the same thing, and all other changes, so that it opens; git keeps the three versions.
 *
 * @throws ReportedFailure at a conflict, and for what cannot be merged: then the file stays as it was
 */
export async function mergeForGit(versions: GitVersions, io: CommandIo, seconds = PATIENCE): Promise<void> {
  if (io.isWorker) {
    mergeHere(versions, io);
    return;
  }
  const { base, ours, theirs, path } = versions;
  let messages = '';
  const worker = await io.startWorker({ seconds });
  const status = await worker.run(['git', 'merge-file', '--', base, ours, theirs, path], {
    out: (text) => (messages += text),
    err: (text) => (messages += text),
  });
  worker.stop();
  io.err(messages);
  if (status !== 0) throw new ReportedFailure();
}

function mergeHere({ base, ours, theirs, path }: GitVersions, io: CommandIo): void {
  const decisions = new Decisions();
  try {
    if (fs.statSync(base).size === 0) throw new Error('both sides added it');
    writeMerged({ base, ours, theirs }, decisions);
  } catch (error) {
    const reason = [base, ours, theirs].reduce(
      (text, file) => text.replaceAll(file, 'the document'),
      errorLine(error),
    );
    io.err(`${PREFIX}${visibleLine(path)}: not merged: ${visibleLine(reason)}\n`);
    throw new ReportedFailure();
  }
  const { open } = decisions;
  if (open.length === 0) return;
  const lines = [
    `${PREFIX}${visibleLine(path)}: ${amount(open.length, 'conflict')}; the file has ours there, and all other changes of both`,
    ...conflictsText(open),
    `${PREFIX}choose with git mergetool --tool=${PROGRAM_NAME}`,
  ];
  io.err(`${lines.join('\n')}\n`);
  throw new ReportedFailure();
}

function writeMerged(files: MergeFiles, decisions: Decisions): void {
  const { base, ours, theirs } = ofEach(files, openPart);
  const document = merged({ base, ours, theirs }, decisions);
  if (ours.files.container instanceof BinaryContainer)
    throw new Error('it is an FLA of Flash 5 to CS4, which cannot be written: convert it first');
  if (document === theirs) writeOutput(files.ours, fs.readFileSync(files.theirs), nodePlatform);
  else if (document.files.container.path === '') writePart(document, files.ours);
  else
    saveContainer(nodePlatform, document.files.container, document.files.changes(), files.ours, {
      force: true,
    });
}

function writePart(document: Document, file: string): void {
  const content = document.files.changes().get(partEntry(document));
  if (content !== undefined && content !== null) writeOutput(file, content, nodePlatform);
}

/**
 * Merges a document for `git mergetool`: writes the conflicts beside it, with a page of pictures, and merges when all are
 * answered there. Then both files are removed.
 *
 * @throws ReportedFailure as long as a conflict has no answer
 */
export async function mergeAsTool({ base, ours, theirs, path }: GitVersions, io: CommandIo): Promise<void> {
  const [resolve, page] = [`${path}.conflicts.json`, `${path}.conflicts.html`];
  await refuseAnswersOfOthers(resolve);
  const isMerged = await mergeFiles({ base, ours, theirs }, { output: path, resolve, page }, io);
  if (!isMerged) {
    io.note(`${page} shows the conflicts; answer them in ${resolve}, then run git mergetool again`);
    throw new ReportedFailure();
  }
  if (isWrittenByMerge(resolve, isConflictsFile)) remove(resolve);
  if (isWrittenByMerge(page, isMergePage)) remove(page);
}

function remove(file: string): void {
  nodePlatform.disk.removeFile(entryToWrite(nodePlatform, file));
}

/** Refuses answers that a branch brought along: the other side could choose for itself. */
async function refuseAnswersOfOthers(file: string): Promise<void> {
  const tracked = await runGit('.', 'ls-files', '--', `:(literal)${file}`);
  if (tracked !== '')
    throw new Error(`${file} came with the repository: remove it with git rm --cached, and from the folder`);
}
