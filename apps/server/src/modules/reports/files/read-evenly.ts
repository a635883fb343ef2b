import { setTimeout as pause } from 'node:timers/promises'

/** A million lines take less than a minute. */
const linesPerMs = 19

/**
 * Pages at an even pace, with a rest before the next: reading a large file at full speed would take the database from
 * those who wait for an answer.
 */
export async function* readEvenly<Page extends { readonly lines: number }>(
  pages: AsyncIterable<Page>,
): AsyncGenerator<Page> {
  let dueAt = performance.now()
  for await (const page of pages) {
    yield page
    const now = performance.now()
    // Time lost to a slow page is not made up for: then others need the database.
    dueAt = Math.max(dueAt + page.lines / linesPerMs, now)
    if (dueAt > now) await pause(dueAt - now)
  }
}
