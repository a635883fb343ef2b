import { expect, it, vi } from 'vitest'
import { readStart, reloadWithToken } from './read-start.ts'

/** A window at this address, whose history changes only the address. */
const windowAt = (address: string) => {
  const location = { href: address, reload: vi.fn<() => void>() }
  const replaceState = (_state: unknown, _title: string, url: URL) => (location.href = url.href)
  return {
    location,
    history: { replaceState },
    navigator: { language: 'pt-BR' },
  } as unknown as Window & { location: typeof location } // no more of it is read
}

it('a start is retried with the launch token that was removed from the address', () => {
  const opened = 'https://games.example/play/arara-selvagem?token=abc'
  const win = windowAt(opened)
  const { launchToken } = readStart(win)
  expect(win.location.href).not.toContain('abc')
  reloadWithToken(win, launchToken)
  expect(win.location.href).toBe(opened)
  expect(win.location.reload).toHaveBeenCalledOnce()
})

it('without a launch token the address stays as it is', () => {
  const win = windowAt('https://games.example/play/arara-selvagem')
  reloadWithToken(win, readStart(win).launchToken)
  expect(win.location.href).toBe('https://games.example/play/arara-selvagem')
  expect(win.location.reload).toHaveBeenCalledOnce()
})
