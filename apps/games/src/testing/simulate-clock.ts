import { afterEach, beforeEach, vi } from 'vitest'

/** A clock that a file's tests advance themselves; the tab's storage is emptied before each. */
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
