import { printTable } from '../../lib/print-table.ts';
import { median } from '../phone.ts';

/** A table of medians: a row for each measurement, a column for each site. */
export class Table {
  readonly #rows = new Map<string, Map<string, number[]>>();

  /** Adds a figure to the cell of a row and a site, and prints it as progress. */
  add(row: string, site: string, figure: number): void {
    console.error(`  ${row}: ${figure.toFixed(1)}`);
    const cells = this.#rows.get(row) ?? new Map<string, number[]>();
    this.#rows.set(row, cells.set(site, [...(cells.get(site) ?? []), figure]));
  }

  /** Prints the medians: seconds with one digit, milliseconds without. */
  print(sites: readonly { name: string; title: string }[]): void {
    const cell = (figures: number[] | undefined, isSeconds: boolean) =>
      figures ? median(figures).toFixed(isSeconds ? 1 : 0) : '';
    printTable(
      [...this.#rows].map(([row, cells]) => ({
        '': row,
        ...Object.fromEntries(
          sites.map(({ name, title }) => [title, cell(cells.get(name), row.endsWith(' s'))]),
        ),
      })),
    );
  }
}

/**
 * Measures something and reports progress. One failure among a hundred measurements does not end the run: it is printed,
 * its figure is missing, and the command fails at its end.
 */
export async function attempt<Figure>(
  what: string,
  measure: () => Promise<Figure>,
): Promise<Figure | undefined> {
  console.error(`${new Date().toLocaleTimeString('en-GB')} ${what} …`);
  try {
    return await measure();
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
    return undefined;
  }
}
