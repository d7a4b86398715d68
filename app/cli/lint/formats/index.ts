import type { Format } from './ReportFormat';
import { github } from './github';
import { json } from './jsonReport';
import { junit } from './junit';
import { readable } from './readable';
import { sarif } from './sarif';

/** All formats, by their names in `--format`. */
export const formats: Readonly<Record<string, Format>> = { readable, json, sarif, github, junit };
