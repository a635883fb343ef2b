import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadPart, PartLoadFailure, partTimeoutMs, type PageSource } from './lazy-part.ts'

const ownScript = '/assets/entry-client-TODAY.js'
const today = `<script>import('${ownScript}')</script>`
const reload = vi.fn<() => void>()
const siteWith = (page: string, pathname = '/rng'): PageSource => ({
  ownScript,
  pathname: () => pathname,
  fetchPage: async () => page,
  reload,
})
const broken = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

beforeEach(() => {
  reload.mockReset()
})
afterEach(() => vi.useRealTimers())

describe('ERR-19: a lazy part', () => {
  test('that cannot be loaded throws the load failure', async () => {
    await expect(loadPart(broken, siteWith(today))).rejects.toBeInstanceOf(PartLoadFailure)
    expect(reload).not.toHaveBeenCalled()
  })

  test('that has not arrived after 120 s throws it too, and not a moment earlier', async () => {
    vi.useFakeTimers()
    expect(partTimeoutMs).toBe(120_000)
    let failure: unknown
    void loadPart(() => new Promise(() => undefined), siteWith(today)).catch((error: unknown) => {
      failure = error
    })
    await vi.advanceTimersByTimeAsync(119_999)
    expect(failure).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(failure).toBeInstanceOf(PartLoadFailure)
  })

  test('of a removed version reloads the page once, then shows an error in its place', async () => {
    const deployed = siteWith('<script>import("/assets/entry-NEW.js")</script>')
    await expect(loadPart(broken, deployed)).rejects.toBeInstanceOf(PartLoadFailure)
    expect(reload).toHaveBeenCalledOnce()
    await expect(loadPart(broken, deployed)).rejects.toBeInstanceOf(PartLoadFailure)
    expect(reload).toHaveBeenCalledOnce()
  })

  test('that loaded again may reload another time', async () => {
    const deployed = siteWith('another page')
    await loadPart(broken, deployed).catch(() => undefined)
    expect(await loadPart(async () => 'here', deployed)).toBe('here')
    await loadPart(broken, deployed).catch(() => undefined)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  test('that fails without any network does not reload into an empty page', async () => {
    await expect(loadPart(broken, siteWith(''))).rejects.toBeInstanceOf(PartLoadFailure)
    expect(reload).not.toHaveBeenCalled()
  })
})
