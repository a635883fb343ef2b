import { writeSync } from 'node:fs'

/**
 * Prints the figures of a bench as one line of JSON, after everything else: readers of a bench take
 * its last line.
 */
export const printResult = (figures: object): void => {
  process.once('exit', () => writeSync(1, `${JSON.stringify(figures)}\n`))
}
