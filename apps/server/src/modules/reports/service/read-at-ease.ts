import { setTimeout as pause } from 'node:timers/promises'

/** Many times as long as the page before took, so that reading needs a twenty-fifth of a processor at most. */
const restPerRead = 24
/** A million lines still take less than a minute. */
const linesPerMs = 18

/**
 * Pages, with a rest after each: reading a large file at full speed would take the database from those who wait for
 * an answer. `linesOf` says how many lines a page has.
 */
export async function* readAtEase<Page>(
  pages: AsyncIterable<Page>,
  linesOf: (page: Page) => number,
): AsyncGenerator<Page> {
  let startedAt = performance.now()
  for await (const page of pages) {
    const readAt = performance.now()
    yield page
    const now = performance.now()
    const rest = (readAt - startedAt) * restPerRead - (now - readAt)
    const left = Math.min(rest, linesOf(page) / linesPerMs - (now - startedAt))
    if (left > 0) await pause(left)
    startedAt = performance.now()
  }
}
