import type { HostClass } from '../realm/HostObject';
import { Flash } from './Flash';
import { FLfile } from './FLfile';
import { HostMath } from './HostMath';
import { OutputPanel } from './OutputPanel';
import { TopLevel } from './TopLevel';

const classes: readonly HostClass[] = [Flash, FLfile, HostMath, OutputPanel, TopLevel];

/** Every class of the model by its name in the contract. */
export const models: Readonly<Record<string, HostClass>> = Object.fromEntries(
  classes.map((model) => [model.className, model]),
);
