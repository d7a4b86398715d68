/** A behaviour that was not seen in a running Animate. */
export interface Assumption {
  /** Its name in the answers of a running Animate; it stays. Where `unasked` is not set, `build/questions/` has its question. */
  id: string;
  /** Why no script can ask. */
  unasked?: string;
  /** The members concerned. */
  about: string;
  /** The behaviour of this host. */
  assumed: string;
  /** The strongest evidence for it. */
  evidence: string;
  /** What a running Animate would have to show; required if there is no evidence. */
  decides?: string;
  /** The option that changes it, with its values. */
  switch?: string;
}
