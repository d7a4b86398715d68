import type { Command } from 'commander';
import type { CommandIo } from '../Io';

/**
 * Adds a command to the program: its name and options. Its action is loaded when it runs, so that `--help` and
 * `--version` start at once.
 */
export type DefineCommand = (program: Command, io: CommandIo) => void;
