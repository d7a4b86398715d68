import { KINDS, KINDS_FROM, KINDS_WITHOUT } from './kinds';
import { UNJUDGED } from './players';
import type { Score } from './Score';

/** The lines about all documents of a kind together. `subjects` tells which scores count. */
const TOTALS: { title: string; kind: string; subjects: RegExp; goal?: number }[] = [
  { title: 'SWF files: classic tweens', kind: 'swf/', subjects: /^classic/, goal: 99.9 },
  { title: 'SWF files: colour effects', kind: 'swf/', subjects: /^colour/, goal: 100 },
  { title: 'SWF files: shape tweens', kind: 'swf/', subjects: /^shape/, goal: 95 },
  { title: 'SWF files: glyphs, with the face at hand', kind: 'swf/', subjects: /^glyphs/, goal: 99.9 },
  { title: 'SWF files: texts, without the face', kind: 'swf/', subjects: /^texts/ },
  { title: 'SWF files: lines, without the face', kind: 'swf/', subjects: /^lines/, goal: 90 },
  { title: 'Texture atlases: all frames', kind: 'atlas/', subjects: /frame$|tween|object|pose/, goal: 97 },
  { title: 'Texture atlases: motion objects', kind: 'atlas/', subjects: /^motion object/, goal: 95 },
  { title: 'Texture atlases: poses', kind: 'atlas/', subjects: /^IK pose/, goal: 95 },
  { title: 'Texture atlases: first frames of graphics', kind: 'atlas/', subjects: /^first frame/, goal: 100 },
  { title: 'CreateJS: motion guides', kind: 'createjs/', subjects: /^motion guide/, goal: 99.9 },
  { title: 'CreateJS: bounds of symbols', kind: 'createjs/', subjects: /^bounds/, goal: 95 },
  { title: 'Players: pictures of later frames', kind: 'later/', subjects: /^picture/, goal: 90 },
  { title: 'Ruffle: first pictures', kind: 'players/swf/', subjects: /^first/, goal: 97 },
  { title: 'CreateJS: first pictures', kind: 'players/createjs/', subjects: /^first/, goal: 97 },
  { title: 'Texture atlases: colour effects', kind: 'atlas/', subjects: /^colour/, goal: 100 },
];

const HEAD = `# Fidelity scores

What the headless host shows, between keyframes above all, compared with what Adobe's own exporters and players made of the same documents. The documents are other people's work and no part of this project; \`node build/scores.mjs\` compares again and writes this page where they are available.

- **SWF files**: where each clip is on every frame (scale and angle within 0.005, place within 0.1 px), its colour effect, and the boxes of shapes between the keyframes of shape tweens (within 0.5 px).
- **SWF files, static texts**: where each glyph is when a font with the advances of the movie is available (within 0.1 px; lines count from the first one). Without the face: whether the lines break at the same characters, and are as long within 10 % (without the face that cannot be known, so there is no goal), and whether those lines begin within 0.5 px across, with their base line within 1 px. Of 561 texts in 86 further public documents, which played no part in making the rules, 99 % break alike where the measures of the face are known, and 97 % where they are not; 98 % and 81 % of their lines begin within 0.5 px, 99.7 % and 90 % of their base lines are within 1 px. Fields were compared with those of 189 movies: of 680, 98 % have the same box, and size, alignment, margins and leading agree in all but those whose documents were changed since.
- **Texture atlases**: matrix (scale and angle within 0.01, place within 0.3 px), transformation point (within 0.3 px), first frame and colour effect of every element on every frame.
- **CreateJS**: where clips are on motion guides (within 0.5 px), and the box of each symbol over all of its frames, strokes included (\`nominalBounds\` and \`timeline.getBounds\`, within 1 px). Symbols whose name two items share are left out, as is the rectangle of the stage.
- **Players**: pictures of later frames, compared as in [rendering.md](rendering.md), texts included; at most 2 % of the pixels differ.
- **Ruffle and CreateJS**: first frames, as these two players, which are neither Adobe's nor this project's, draw what Adobe published; at most 2 % of the pixels differ. They play where the npm packages \`@ruffle-rs/ruffle\` and \`createjs\` are installed, or \`RUFFLE\` and \`CREATEJS\` name their folders, and Chromium is available. What they say nothing about is left out: ${unjudged()}

Between keyframes Flash, and Animate up to release 19, take angles from a table: the cosine of 30 degrees is 0.86438 instead of 0.86603. Releases 21 and 24 take true angles. Places are rounded step by step, by Flash in one way and by Animate in another: of those of classic tweens 97 % agree to 0.05 px or better, the others but four within 0.1 px; those of skewed motion objects are off by up to 0.25 px. Here a document has the arithmetic of the release that saved it. The SWF exporter also straightens some curves of shape tweens at one end only.
`;

/** What the players do not judge, and why. */
function unjudged(): string {
  const reasons = Object.entries(UNJUDGED).map(([document, reason]) => `${document} (${reason})`);
  return reasons.length === 0 ? 'nothing.' : `${reasons.join('; ')}.`;
}

export function scorePage(scores: readonly Score[]): string {
  const totals = `## All documents\n\n${table(COLUMNS, totalRows(scores))}`;
  return `${HEAD}\n${totals}\n${byKind()}\n## Each document\n\n${table(COLUMNS, scores.map(scoreRow))}`;
}

/** The pictures of public documents by what they use, measured once. */
function byKind(): string {
  const rows = KINDS.map(({ kind, documents, pictures, within, rest = '' }) =>
    [kind, documents, pictures, within, rest].map(String),
  );
  return `## By kind

How Ruffle draws ${KINDS_FROM}. The first frame was compared, and one or two later ones of films; clips are at their first frame. A pixel differs if none of its neighbourhood (one pixel around) is within 32 levels; a document is within if no more than 2 % of the pixels of each picture differ. No such document has an armature, effects of layers or 3D. Left out: ${KINDS_WITHOUT.join('; ')}.

${table(['kind', 'documents', 'pictures', 'within', 'the rest'], rows)}`;
}

/** The line of one score, without padding; equal for equal results. */
export function scoreRow(score: Score): string[] {
  const rest = [...score.reasons].map(([reason, { times, worst }]) => {
    const distance = worst > 0 ? `, at most ${worst.toFixed(2)} px off` : '';
    return `${reason}: ${times}${distance}`;
  });
  return [score.oracle, score.subject, String(score.facts), share(score), rest.join('; ')];
}

const COLUMNS = ['oracle', 'subject', 'facts', 'within', 'the rest'];

function totalRows(scores: readonly Score[]): string[][] {
  return TOTALS.map(({ title, kind, subjects, goal }) => {
    const counted = scores.filter(({ oracle, subject }) => oracle.startsWith(kind) && subjects.test(subject));
    const sum = (key: 'facts' | 'within'): number => counted.reduce((total, score) => total + score[key], 0);
    const total = { facts: sum('facts'), within: sum('within') };
    return [title, '', String(total.facts), share(total), goal === undefined ? '' : `goal: ${goal} %`];
  });
}

function share({ facts, within }: { facts: number; within: number }): string {
  return facts === 0 ? '-' : `${((100 * within) / facts).toFixed(2)} %`;
}

/** As Prettier formats tables. */
function table(columns: readonly string[], rows: readonly string[][]): string {
  const widths = columns.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i].length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, i) => cell.padEnd(widths[i])).join(' | ')} |\n`;
  return line(columns) + line(widths.map((width) => '-'.repeat(width))) + rows.map(line).join('');
}
