import type { InnerWorld, Outside } from '../sandbox/sandboxProtocol';
import { Services } from './Services';

/** What the process around the sandbox puts on its global object, before anything else. */
interface Given {
  outside: Outside;
  createWorld(): InnerWorld;
  isWaiting(): boolean;
}

const given = globalThis as unknown as Given;

/** The services outside. */
export const services = new Services(given.outside);

/** Makes a realm for scripts. */
export const createWorld = (): InnerWorld => given.createWorld();

/** True when something waits for a promise. */
export const isWaiting = (): boolean => given.isWaiting();
