import { describe, expect, test } from 'vitest'
import { createGuestPages, type OwnParts } from './guest-pages.ts'

const one: OwnParts = { nonce: 'nonce-1', address: '203.0.113.1' }
const other: OwnParts = { nonce: 'nonce-$&', address: '203.0.113.2' }

/** Renders a page with its marks, and counts the renderings. */
const openPages = (options: Parameters<typeof createGuestPages>[0] = {}, text = '') => {
  let nowMs = 0
  let count = 0
  const pages = createGuestPages({ now: () => nowMs, ...options })
  const show = (key: string, own: OwnParts = one) =>
    pages.show(key, own, async ({ nonce, address }) => {
      count += 1
      return { status: 200, html: `${count} ${nonce} ${address} ${nonce}${text}` }
    })
  return {
    ...pages,
    show: async (key: string, own?: OwnParts) => (await show(key, own)).html,
    later: (ms: number) => (nowMs += ms),
    count: () => count,
  }
}

describe('pages that guests share', () => {
  test('two guests get one rendering, each with their own nonce and address', async () => {
    const pages = openPages()
    expect(await pages.show('/')).toBe('1 nonce-1 203.0.113.1 nonce-1')
    expect(await pages.show('/', other)).toBe('1 nonce-$& 203.0.113.2 nonce-$&')
    expect(await pages.show('/rng', other)).toBe('2 nonce-$& 203.0.113.2 nonce-$&')
  })

  test('concurrent guests wait for one rendering', async () => {
    const pages = openPages()
    const shown = await Promise.all([pages.show('/'), pages.show('/', other), pages.show('/')])
    expect(shown.map((html) => html.split(' ')[0])).toEqual(['1', '1', '1'])
    expect(pages.count()).toBe(1)
  })

  test('a rendering is kept for three seconds', async () => {
    const pages = openPages()
    await pages.show('/')
    pages.later(2_999)
    expect(await pages.show('/')).toMatch(/^1 /)
    pages.later(2)
    expect(await pages.show('/')).toMatch(/^2 /)
  })

  test('after a change nothing older is shown, not even a rendering in progress', async () => {
    const pages = openPages()
    const before = pages.show('/')
    pages.clear()
    expect(await pages.show('/')).toMatch(/^2 /)
    expect(await before).toMatch(/^1 /)
    expect(await pages.show('/')).toMatch(/^2 /)
  })

  test('a failed rendering is retried', async () => {
    const pages = createGuestPages()
    const fail = () => Promise.reject(new Error('no part'))
    await expect(pages.show('/', one, fail)).rejects.toThrow('no part')
    expect(await pages.show('/', one, async () => ({ status: 404, html: 'x' }))).toEqual({
      status: 404,
      html: 'x',
    })
  })

  test.each([
    ['entries', { entriesMax: 3 }, ''],
    ['bytes', { bytesMax: 3_000 }, 'x'.repeat(400)],
  ])('the number of %s is bounded', async (_, options, text) => {
    const pages = openPages(options, text)
    for (const key of ['/a', '/b', '/c', '/d']) await pages.show(key)
    await pages.show('/d')
    expect(pages.count()).toBe(4)
    await pages.show('/a')
    expect(pages.count()).toBe(5)
  })

  test('a page larger than the whole cache is shown and not kept', async () => {
    const pages = openPages({ bytesMax: 100 }, 'x'.repeat(400))
    expect(await pages.show('/')).toMatch(/^1 /)
    expect(await pages.show('/')).toMatch(/^2 /)
  })
})
