import { setTimeout as pause } from 'node:timers/promises'

/** Eight times as long as the page before took, so that reading needs a ninth of a processor at most. */
const restPerRead = 8
/** A million lines still take less than a minute. */
const restMsMax = 150

/**
 * Pages, with a rest before each but the first: reading a large file at full speed would take the database from
 * those who wait for an answer.
 */
export async function* readAtEase<Page>(pages: AsyncIterable<Page>): AsyncGenerator<Page> {
  let startedAt = performance.now()
  for await (const page of pages) {
    const readAt = performance.now()
    yield page
    const rest = Math.min(restMsMax, (readAt - startedAt) * restPerRead)
    const left = rest - (performance.now() - readAt)
    if (left > 0) await pause(left)
    startedAt = performance.now()
  }
}
