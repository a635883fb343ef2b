import { writeSync } from 'node:fs'

/**
 * Prints the figures of a bench as one line of JSON, once everything else of it is over: readers of a
 * bench take its last line.
 */
export const printResult = (figures: object): void => {
  process.once('exit', () => writeSync(1, `${JSON.stringify(figures)}\n`))
}
