/**
 * A Jest environment: each file of tests has a host of its own, as `host`, with `fl`, `document`, `$` and `$$` as global
 * names. `testEnvironmentOptions.document` is the document to open: a path, or an object as for `createHost`.
 */
declare class HostEnvironment {
  constructor(config: object, context: object);
  setup(): Promise<void>;
  teardown(): Promise<void>;
}
export = HostEnvironment;
