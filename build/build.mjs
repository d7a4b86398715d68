// Builds dist/ and the command that is built, and notes of which sources, so that `npm test` need not build them again.
import { buildDist } from './check/dist.mjs';

process.exitCode = await buildDist();
