import { afterEach, beforeEach, vi } from 'vitest'

/** A clock that the tests of a file move on themselves; what a tab keeps is empty before each. */
export const simulateClock = (): void => {
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: [
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
        'requestAnimationFrame',
        'performance',
      ],
    })
    sessionStorage.clear()
    localStorage.clear()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}
