import path from 'node:path';
import { Host } from '../../../host/Host';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { amount } from '../../../literal/amount';
import type { Loss, PublishOutcome } from '../../../../output/published/PublishOutcome';
import { publishDocument } from '../../../../output/makers/publishDocument';
import { formatOf, type PublishFormat } from '../../../../document/xfl/publishFormat';
import type { CommandIo } from '../../Io';
import { FileSet } from '../../writing/FileSet';
import { refuseObeyedName } from '../../writing/refuseObeyedName';
import { pixelLimit } from '../render/writePicture';
import type { PublishTaskOptions } from './PublishTaskOptions';
import { tellLosses } from './tellLosses';
import { tellScriptFaults } from './tellScriptFaults';

/** The files published from a document. */
export interface PublishReport {
  document: string;
  to: PublishFormat;
  files: { file: string; bytes: number }[];
  losses: readonly Loss[];
  /** How many scripts of the document its page runs. */
  scripts: number;
  seconds: number;
}

/**
 * Publishes one document. Its files appear when all are made; a failure leaves no files.
 *
 * @throws whatever opening the document throws; Error for scripts that cannot be published, for losses with `strict`,
 *   and for a path that cannot be written.
 */
export function publishOne(file: string, request: PublishTaskOptions, io: CommandIo): PublishReport {
  const start = performance.now();
  const host = new Host(nodePlatform, {
    onWarning: io.warn,
    fonts: request.fonts === undefined ? [] : [request.fonts],
    limits: pixelLimit(request.maxPixels),
  });
  try {
    const document = host.open(file);
    const to = request.to ?? formatOf(document);
    const { scripts, hosted: isHosted, sourcePath: paths } = request;
    const publication = tellScriptFaults(
      () => publishDocument(document.film, { to, scripts, isHosted, sources: { paths } }),
      io,
    );
    tellLosses(publication.losses, request.strict === true, io);
    const files = write(publication, request.output);
    tellScripts(document.name, publication, io);
    const seconds = Math.round(performance.now() - start) / 1000;
    return { document: file, to, files, losses: publication.losses, scripts: publication.scripts, seconds };
  } finally {
    host.closeAll();
  }
}

/** The page of a stranger's document runs the stranger's code. */
function tellScripts(name: string, { scripts }: PublishOutcome, io: CommandIo): void {
  if (scripts > 0)
    io.note(
      `${name}: the page runs ${amount(scripts, 'script')} of the document; --scripts=drop leaves them out`,
    );
}

function write({ files }: PublishOutcome, output: string): PublishReport['files'] {
  for (const { path: name } of files) refuseObeyedName(output, name);
  const written = FileSet.write(path.resolve(output), (set) => {
    for (const { path: name, bytes } of files) set.add(name, bytes);
  });
  return written.map((file, index) => ({ file, bytes: files[index].bytes.length }));
}
