import { vi } from 'vitest'

/**
 * Lets every call from now on wait until the returned function is called, so that a test sees the page
 * in between. After `standInServer`, whose answers then arrive.
 */
export const holdAnswers = (): (() => void) => {
  const answer = fetch
  const mayArrive = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    await mayArrive.promise
    return answer(...asked)
  })
  return () => mayArrive.resolve()
}
