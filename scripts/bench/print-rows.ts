import { isMet, ratioOf, type Row } from './row.ts';

export const toJson = (rows: readonly Row[]): string =>
  JSON.stringify(
    rows.map((row) => ({ ...row, ratio: ratioOf(row), met: isMet(row) })),
    undefined,
    2,
  );

export const printTable = (rows: readonly Row[]): void => console.table(rows.map(asTableRow));

function asTableRow(row: Row): object {
  const ratio = ratioOf(row);
  const { goal, bare } = row;
  const bound = goal && (goal.atMost === undefined ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`);
  return {
    figure: row.name,
    value: `${round(row.value)} ${row.unit}`,
    bare: bare ? `${round(bare.value)} (${bare.what})` : '',
    ratio: ratio === undefined ? '' : round(ratio),
    goal: goal ? `${goal.of === 'ratio' ? 'ratio ' : ''}${bound}` : '',
    met: { true: 'yes', false: 'NO', undefined: '' }[String(isMet(row))],
  };
}

const round = (value: number): number => Number(value.toPrecision(3));
