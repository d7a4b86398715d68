import { MemoryProofs } from '../MemoryProofs';
import type { Platform } from '../Platform';
import type { Proofs } from '../Proofs';
import type { OverlayDisk } from './OverlayDisk';

/**
 * A platform for a run that changes nothing: it writes into the overlay, stores no key for its proofs, and registers no
 * files for removal.
 */
export function dryPlatform(platform: Platform, disk: OverlayDisk): Platform {
  return {
    ...platform,
    disk,
    proofs: new DryProofs(platform.proofs),
    processes: { ...platform.processes, removeAtEnd: undefined },
  };
}

/** Proofs of the run's own texts last as long as the run; those of earlier saves are valid too. */
class DryProofs implements Proofs {
  private readonly own = new MemoryProofs();

  constructor(private readonly earlier: Proofs) {}

  sign(document: string, text: string): string {
    return this.own.sign(document, text);
  }

  isSigned(document: string, text: string, proof: string): boolean {
    return this.own.isSigned(document, text, proof) || this.earlier.isSigned(document, text, proof);
  }
}
