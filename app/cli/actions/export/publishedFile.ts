import type { ExportedFile } from '../../../../output/formats/ExportedFile';
import type { ExportSubject } from '../../../../output/pictures/ExportSubject';
import type { Document } from '../../../../host-mocks/model/document/Document';
import { lottieFile } from '../../../../output/lottie/lottieFile';
import { exportSwf } from '../../../../output/swf/publishSwf';
import type { CommandIo } from '../../Io';
import { tellLosses } from '../publish/tellLosses';
import type { ExportRequest } from './ExportRequest';
import type { ExportTarget } from './exportTarget';

/** A subject in a format of players. Losses are reported before anything is written. */
export function publishedFile(
  document: Document,
  subject: ExportSubject,
  base: string,
  request: ExportRequest,
  target: ExportTarget,
  io: CommandIo,
): ExportedFile {
  const strict = request.strict === true;
  if (request.to === 'lottie') {
    const isPackage = target.ending === '.lottie';
    const { file, losses } = lottieFile(document, subject, base, { ...request, isPackage });
    tellLosses(losses, strict, io);
    return file;
  }
  const { files, losses } = exportSwf(document, subject, { name: base, scripts: request.scripts });
  tellLosses(losses, strict, io);
  return { path: files[0].path, content: files[0].bytes };
}
