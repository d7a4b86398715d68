import { BinaryContainer } from '../../../../document/container/BinaryContainer';
import type { Container } from '../../../../document/container/Container';

/**
 * What a binary FLA contains and the FLA or XFL created from it does not, in words; undefined if nothing is lost. Reads the
 * whole document.
 */
export function lossesText(container: Container): string | undefined {
  if (!(container instanceof BinaryContainer)) return undefined;
  const losses = container.losses();
  return losses.length === 0
    ? undefined
    : `lost from this ${container.release} document: ${losses.join('; ')}`;
}
