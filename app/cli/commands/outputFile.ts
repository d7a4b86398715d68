/** The file that `--output` names where standard output is the default: `-` names that, too. Undefined for it. */
export function outputFile({ output }: { output?: string }): string | undefined {
  return output === '-' ? undefined : output;
}
