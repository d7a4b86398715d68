/** Why a part of a binary document cannot be read: `Symbol 3, CPicText at byte 1042: ends too early`. */
export class BinaryFault extends Error {
  override readonly name = 'BinaryFault';
}
