import type { Command } from 'commander';
import type { CommandIo } from '../Io';

/**
 * Adds a command to the program: its words and options. What it does is loaded when it is used, so that `--help` and
 * `--version` start at once.
 */
export type DefineCommand = (program: Command, io: CommandIo) => void;
