import type { ColumnType } from 'kysely';

/** Set by the code that writes the row, read as a Date. */
export type Time = ColumnType<Date, Date, Date>;

/** Larger than an integer may be; a driver may give it as a text. */
export type Whole = ColumnType<string | number, number, number>;
