import type { Random } from '../selector/randomQueries';

const INTERESTING = [0, 1, 0x7f, 0x80, 0xff];
const SCRAPS = [
  'PK\x01\x02',
  'PK\x05\x06',
  'PK\x03\x04',
  '<',
  '>',
  '</',
  '/>',
  '"',
  "'",
  '&',
  '&#x0;',
  '&#99999999;',
  ']]>',
];
const MARKUP = [
  '<![CDATA[',
  '<!--',
  '-->',
  '<!DOCTYPE a [',
  '<?',
  '?>',
  '<a',
  ' x="',
  '\0',
  '\ufffe',
  '\r',
  '../',
  '=',
  '\u2028',
];

/** Changes bytes in one to four random ways: other bytes, deletions, repetitions, scraps of ZIP and XML. */
export function mutate(bytes: Uint8Array, random: Random): Buffer {
  let mutant = Buffer.from(bytes);
  for (let count = 1 + random.below(4); count > 0; count--) {
    const at = random.below(mutant.length + 1);
    const length = random.below(40);
    const [head, tail] = [mutant.subarray(0, at), mutant.subarray(at)];
    const scrap = [...SCRAPS, ...MARKUP][random.below(SCRAPS.length + MARKUP.length)] as string;
    const number = Buffer.alloc(4);
    number.writeUInt32LE(random.below(2 ** 32));
    const choices = [
      () => [head, Buffer.from([INTERESTING[random.below(INTERESTING.length)] as number]), tail.subarray(1)],
      () => [head, Buffer.from([random.below(256)]), tail.subarray(1)],
      () => [head, number, tail.subarray(4)],
      () => [head, tail.subarray(length)],
      () => [head, tail.subarray(0, length), tail],
      () => [head, Buffer.from(scrap), tail],
      () => [head],
    ];
    mutant = Buffer.concat((choices[random.below(choices.length)] as () => Buffer[])());
  }
  return mutant;
}
