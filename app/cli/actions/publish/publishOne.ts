import { Host } from '../../../host/Host';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { amount } from '../../../literal/amount';
import type { Loss, PublishedFile, PublishOutcome } from '../../../../output/published/PublishOutcome';
import { publishDocument } from '../../../../output/makers/publishDocument';
import { formatOf, type PublishFormat } from '../../../../document/xfl/publishFormat';
import type { CommandIo } from '../../Io';
import { inFlags } from '../../messages/inFlags';
import { FileSet } from '../../writing/FileSet';
import { refuseObeyedName } from '../../writing/refuseObeyedName';
import { outputTarget, type OutputTarget } from '../documents/outputTarget';
import { pixelLimit } from '../render/writePicture';
import type { PublishTaskOptions } from './PublishTaskOptions';
import { tellLosses } from './tellLosses';

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
    const publication = publishDocument(document.film, { to, scripts, isHosted, sources: { paths } });
    const target = outputTarget(request.output, [ENDINGS[to]], `--to ${to}`);
    tellLosses(publication.losses, request.strict === true, io);
    const files = write(publication, target, ENDINGS[to]);
    tellScripts(document.name, publication, io);
    const seconds = Math.round(performance.now() - start) / 1000;
    return {
      document: file,
      to,
      files,
      losses: inFlagsOf(publication.losses),
      scripts: publication.scripts,
      seconds,
    };
  } finally {
    host.closeAll();
  }
}

function inFlagsOf(losses: readonly Loss[]): Loss[] {
  return losses.map((loss) => ({ ...loss, what: inFlags(loss.what) }));
}

/** The page of a stranger's document runs the stranger's code. */
function tellScripts(name: string, { scripts }: PublishOutcome, io: CommandIo): void {
  if (scripts > 0)
    io.note(
      `${name}: the page runs ${amount(scripts, 'script')} of the document; --scripts=drop leaves them out`,
    );
}

/** The endings of what is opened: the file that `-o` can name. */
const ENDINGS: Readonly<Record<PublishFormat, string>> = {
  canvas: '.html',
  swf: '.swf',
  swc: '.swc',
};

/** The file that is opened has the name that `-o` gives; the others keep theirs. */
function write(
  { files }: PublishOutcome,
  { folder, name: asked }: OutputTarget,
  ending: string,
): PublishReport['files'] {
  const main = files.find(({ path: name }) => name.toLowerCase().endsWith(ending));
  const nameOf = (file: PublishedFile): string => (file === main ? (asked ?? file.path) : file.path);
  for (const file of files) if (nameOf(file) !== asked) refuseObeyedName(folder, nameOf(file));
  const written = FileSet.write(folder, (set) => {
    for (const file of files) set.add(nameOf(file), file.bytes);
  });
  return written.map((file, index) => ({ file, bytes: files[index].bytes.length }));
}
