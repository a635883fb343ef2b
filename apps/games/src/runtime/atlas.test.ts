import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { simulateCanvas } from '../testing/simulate-canvas.ts'
import { loadAtlas, pictureAddress } from './atlas.ts'
import { wantsLessData } from './wants-less-data.ts'

const sheet = {
  file: 'assets/tigre-0a1b.webp',
  width: 1_024,
  frames: { coin: [0, 0, 64] },
} as const

const asked: string[] = []
/** A picture a third as wide as the whole one. */
class SmallPicture {
  readonly width = 342
  readonly height = 171
  set src(address: string) {
    asked.push(address)
  }
  decode = async (): Promise<void> => undefined
}

beforeAll(simulateCanvas)
beforeEach(() => {
  vi.stubGlobal('Image', SmallPicture)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  asked.length = 0
})
afterEach(() => {
  window.name = ''
  vi.unstubAllGlobals()
})

test('in a frame of that name the game wants less data', () => {
  expect(wantsLessData()).toBe(false)
  window.name = 'low-data'
  expect(wantsLessData()).toBe(true)
})

test('where the browser saves data, too', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  expect(wantsLessData()).toBe(true)
})

test('in low-data mode the small picture is loaded, and drawn from as if it were the whole one', async () => {
  expect(pictureAddress(sheet)).toMatch(/assets\/tigre-0a1b\.webp$/)
  window.name = 'low-data'
  const { image, frames } = await loadAtlas(sheet)
  expect(asked.map((address) => address.split('/').at(-1))).toEqual(['tigre-0a1b-light.webp'])
  // A canvas of the simulated page.
  const { width, height } = image as HTMLCanvasElement
  expect([width, height]).toEqual([1_024, 512])
  expect(frames).toBe(sheet.frames)
})
