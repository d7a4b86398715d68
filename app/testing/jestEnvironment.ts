import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import type { Circus } from '@jest/types';
import { TestEnvironment } from 'jest-environment-node';
import { leaveCausesWithoutFrames, type HostHandle } from '../HostHandle';
import type { DocumentLiteral } from '../literal/DocumentLiteral';
import { findLibrary } from './findLibrary';
import { OpenDocuments } from './openDocuments';

/** The content of `testEnvironmentOptions`, or of `@jest-environment-options` in a file. */
interface Options {
  /** The document that is open when a test file starts; default: an empty one. */
  document?: string | DocumentLiteral;
}

/**
 * A Jest environment: each test file has a host of its own, as `host`, with the document open and `fl`, `document`,
 * `$`, `$$` and the classes as global names.
 */
export default class HostEnvironment extends TestEnvironment {
  private readonly documents = new OpenDocuments(findLibrary(__dirname));
  private readonly options: Options;
  private host?: HostHandle;

  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    this.options = config.projectConfig.testEnvironmentOptions as Options;
  }

  override async setup(): Promise<void> {
    await super.setup();
    this.host = this.documents.open(this.options.document ?? {}).sharesRealm();
    const target = this.global as unknown as Record<string, unknown>;
    this.host.install(target);
    for (const name of this.documents.libraryNames) target[name] = this.host.global[name];
    target.host = this.host;
  }

  /** Shortens what Jest prints of an error of the library. */
  handleTestEvent(event: Circus.Event): void {
    if (event.name === 'test_fn_failure') leaveCausesWithoutFrames(event.error);
  }

  override async teardown(): Promise<void> {
    this.host?.uninstall();
    this.documents.closeAll();
    await super.teardown();
  }
}
