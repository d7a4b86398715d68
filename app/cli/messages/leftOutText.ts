import { amount } from '../../literal/amount';
import type { LeftOut } from '../../../host-mocks/model/document/files/leaveOutMedia';

/** What saving left out, in words; undefined if nothing. */
export function leftOutText({ files, bytes }: LeftOut): string | undefined {
  if (files === 0) return undefined;
  return `left out ${amount(files, 'file')} of media that nothing names any more (${bytes.toLocaleString('en-US')} bytes)`;
}
