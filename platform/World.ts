/** The file name of the host's own code in a realm. Stacks of scripts leave it out. */
export const HOST_FILE = 'the host';

/** A realm in which scripts run: a global object, and a way to evaluate source there. */
export interface World {
  /** True for the host's own realm. */
  readonly isHere?: boolean;
  readonly global: Record<string, unknown>;
  /** Runs a script at global level and returns the value of its last statement; `file` names it in errors. */
  run(source: string, file?: string): unknown;
}
