import { Flash } from './Flash';
import { FLfile } from './FLfile';
import type { ProgramHost } from './ProgramHost';
import { TopLevel } from './TopLevel';

/** The program as scripts find it on their global object. */
export class ProgramObjects {
  /** The model of `fl`. */
  readonly flash: Flash;
  readonly topLevel: TopLevel;
  readonly fileLibrary: FLfile;

  constructor(host: ProgramHost) {
    this.flash = new Flash(host);
    this.topLevel = new TopLevel(host);
    this.fileLibrary = new FLfile(host.files);
  }
}
