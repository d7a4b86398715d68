/** How many runs each slice makes, and from which seed: `npm run fuzz` asks for many. */
export function settings(short: number): { runs: number; seed: number } {
  return {
    runs: Number(process.env.FUZZ_RUNS ?? short),
    seed: Number(process.env.FUZZ_SEED ?? 20_261_122),
  };
}
