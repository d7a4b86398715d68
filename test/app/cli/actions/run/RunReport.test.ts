import { RunReport } from '../../../../../app/cli/actions/run/RunReport';

const MILLION = 2 ** 20;

/** The JSON of a run that traced, alerted and warned texts of a million characters, so many of each. */
function printed(count: number): Record<string, unknown> {
  let out = '';
  const io = { out: (text: string) => void (out += text), err: () => undefined, warn: () => undefined };
  const report = new RunReport(true, io);
  const text = 'x'.repeat(MILLION);
  for (let number = 0; number < count; number++) {
    report.trace(text);
    report.alert(text);
    report.warn(text);
  }
  report.end();
  return JSON.parse(out) as Record<string, unknown>;
}

it('JSON of a run has all texts, and does not mention a cut', () => {
  const { output, cut } = printed(3);
  expect([(output as string[]).length, cut]).toEqual([3, undefined]);
});

it('JSON of a run that prints too much has the first texts, and how many are cut', () => {
  const { output, alerts, warnings, cut } = printed(20);
  const lengths = [output, alerts, warnings].map((texts) => (texts as string[]).length);
  const sum = lengths.reduce((all, length) => all + length, 0);
  expect(sum).toBe(31);
  expect(cut).toBe(60 - sum);
});
