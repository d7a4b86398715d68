export interface Clock {
  /** The local time. */
  now(): Date;
}
