const RATE = 11_025;
const SECONDS = 1.6;

/** When each bell begins, in seconds, and its pitch in Hz. */
const BELLS = [
  [0, 1174.66],
  [0.14, 880],
  [0.28, 1479.98],
  [0.46, 1760],
];

/** Partials of a bell: pitch and loudness of its lowest, and how quickly they fade. */
const PARTIALS = [
  [1, 1, 3.2],
  [2.01, 0.35, 5],
  [3.9, 0.12, 9],
];

/** Four small bells, as a WAV file: one channel, 16 bits. */
export function chime() {
  const samples = Math.round(RATE * SECONDS);
  const file = Buffer.alloc(44 + 2 * samples);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(2 * RATE, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(2 * samples, 40);
  for (let i = 0; i < samples; i++) file.writeInt16LE(Math.round(9000 * loudness(i / RATE)), 44 + 2 * i);
  return file;
}

function loudness(time) {
  const end = Math.min(1, (SECONDS - time) / 0.1);
  let sum = 0;
  for (const [start, pitch] of BELLS) {
    if (time < start) continue;
    const since = time - start;
    for (const [ratio, level, fade] of PARTIALS)
      sum += level * Math.exp(-fade * since) * Math.sin(2 * Math.PI * pitch * ratio * since);
  }
  return (end * sum) / 2;
}
