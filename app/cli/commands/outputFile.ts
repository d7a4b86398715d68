/** The file that `--output` names; undefined for standard output, which is the default, and `-`. */
export function outputFile({ output }: { output?: string }): string | undefined {
  return output === '-' ? undefined : output;
}
