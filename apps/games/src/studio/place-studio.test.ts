// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPresenter } from '../live/create-presenter.ts'
import { simulateCanvas } from '../testing/simulate-canvas.ts'
import { createRouletteStage } from './roulette/create-roulette-stage.ts'
import { createStudioPlace } from './place-studio.ts'

const look = { skin: '#c98a5c', hair: '#2a1712', suit: '#8e1f37' }
const silence = { isOn: () => false } as Parameters<typeof createStudioPlace>[0]['context']['sound']

beforeEach(() => {
  localStorage.clear()
  simulateCanvas()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => vi.unstubAllGlobals())

const open = (stream = 'none') => {
  const presenter = createPresenter('presenter', look)
  presenter.element.dataset['stream'] = stream
  const table = document.createElement('div')
  const place = createStudioPlace({
    context: { language: 'EN', sound: silence, say: () => undefined, isSilent: () => false },
    presenter,
    table,
    look,
    stage: createRouletteStage({ wheel: 'european', even: 'Even', odd: 'Odd' }),
    about: 'wheel',
  })
  const button = presenter.element.querySelector<HTMLButtonElement>('.studio-switch')
  return { place, presenter: presenter.element, table, button }
}

/** A browser that knows WebGL2 and has no graphics card for it. */
const withoutCard = (): void => {
  vi.stubGlobal('WebGL2RenderingContext', () => undefined)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
}

it('a browser without WebGL2 keeps the drawn presenter and has no button', () => {
  const { place, presenter, button } = open()
  expect(place).toBeUndefined()
  expect(button).toBeNull()
  expect(presenter.querySelector('canvas')).toBeNull()
})

it('without a graphics card the drawn presenter stays, and the button offers the studio', async () => {
  withoutCard()
  const { place, presenter, table, button } = open()
  await vi.waitFor(() => expect(presenter.dataset['studio']).toBe('off'))
  expect(place?.isShown()).toBe(false)
  expect(table.dataset['studio']).toBe('off')
  expect(button?.getAttribute('aria-pressed')).toBe('false')
  expect(presenter.querySelector('canvas')).toBeNull()
})

it('the choice of the player is kept on the device', async () => {
  withoutCard()
  localStorage.setItem('trevo.studio', 'off')
  const { presenter, button } = open()
  expect(presenter.dataset['studio']).toBe('off')
  button?.click()
  expect(localStorage.getItem('trevo.studio')).toBe('on')
  await vi.waitFor(() => expect(presenter.dataset['studio']).toBe('off'))
})

it('with less data wanted nothing is opened until the player asks', () => {
  withoutCard()
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-data') }))
  const { presenter, button } = open()
  expect(presenter.dataset['studio']).toBe('off')
  button?.click()
  expect(presenter.dataset['studio']).toBe('opening')
})

it('while a video of the table plays the studio is not opened, and afterwards it is', async () => {
  withoutCard()
  const { presenter } = open('playing')
  expect(presenter.dataset['studio']).toBe('off')
  const seen: (string | undefined)[] = []
  new MutationObserver(() => seen.push(presenter.dataset['studio'])).observe(presenter, {
    attributes: true,
    attributeFilter: ['data-studio'],
  })
  presenter.dataset['stream'] = 'waiting'
  await vi.waitFor(() => expect(seen.length).toBeGreaterThan(0))
  expect(presenter.dataset['stream']).toBe('waiting')
})
