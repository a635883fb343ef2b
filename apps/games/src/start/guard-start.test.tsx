import { expect, it, vi } from 'vitest'
import { en } from '../text/en.ts'
import { pt } from '../text/pt.ts'
import { RgsRefusal } from '../rgs/rgs-port.ts'
import { guardStart } from './guard-start.ts'

const startWith = async (language: 'PT' | 'EN', start: () => Promise<void>) => {
  document.body.innerHTML = '<main id="game" data-state="loading"></main>'
  const root = document.querySelector('main') as HTMLElement // just made
  const reload = vi.fn<() => void>()
  const outcome = guardStart({ root, language, reload }, start).catch((error: unknown) => error)
  const thrown = await outcome
  const button = root.querySelector('button')
  const sentence = root.querySelector('[role=alert] p')?.textContent
  return { root, reload, thrown, button, sentence }
}

it.each([
  ['PT', pt],
  ['EN', en],
] as const)(
  'a part that cannot be loaded ends in a sentence in %s, and can be tried again',
  async (language, text) => {
    const lost = new TypeError('Failed to fetch dynamically imported module')
    const { root, reload, thrown, button, sentence } = await startWith(language, async () => {
      throw lost
    })
    expect(root.dataset['state']).toBe('failed')
    expect(sentence).toBe(text.problems.broken)
    expect(button?.textContent).toBe(text.retry)
    button?.click()
    expect(reload).toHaveBeenCalledOnce()
    // The fault is ours: it reaches the console and the error reports.
    expect(thrown).toBe(lost)
  },
)

it('a refusal of the game server is shown in its own words', async () => {
  const { sentence, thrown } = await startWith('EN', async () => {
    throw new RgsRefusal('rgs.maintenance', 'The game is being serviced.', {})
  })
  expect(sentence).toBe('The game is being serviced.')
  expect(thrown).toBeUndefined()
})

it('a start that works leaves the page to the game', async () => {
  const { root, sentence } = await startWith('PT', async () => undefined)
  expect(root.dataset['state']).toBe('loading')
  expect(sentence).toBeUndefined()
})
