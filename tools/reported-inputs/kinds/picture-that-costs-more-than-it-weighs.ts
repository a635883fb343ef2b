import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { Refusal } from '@trevo/platform/refusal.ts'
import { redrawPicture } from '../../../apps/server/src/platform/pictures/redraw-picture.ts'
import { makePlainPng } from '@trevo/testkit/make-png.ts'
import { expect } from 'vitest'
import type { ReportedInput } from '../reported-input.ts'

const channelsOf: Readonly<Record<string, 1 | 3 | 4>> = { GRAY: 1, GREY: 1, RGB: 3, RGBA: 4 }
const counts = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** "PNG 6324 × 6324, 16 bit RGBA, interlaced, 486 kB, five at once by a guest" */
const readInput = (text: string) => {
  const [, width, height] = /PNG (\d+) [×x] (\d+)/i.exec(text) ?? []
  if (width === undefined || height === undefined) throw new Error(`not a PNG: ${text}`)
  const [, bits] = /(\d+)[ -]bit/i.exec(text) ?? []
  const [colours = 'RGBA'] = /\b(RGBA|RGB|gr[ae]y)\b/i.exec(text) ?? []
  const [, count = 'one'] = /(\w+) at once/i.exec(text) ?? []
  return {
    shape: {
      width: Number(width),
      height: Number(height),
      bits: bits === '16' ? (16 as const) : (8 as const),
      channels: channelsOf[colours.toUpperCase()] ?? 4,
      isInterlaced: /(?<!non-|not )interlaced/i.test(text),
    },
    count: Number(count) || counts.indexOf(count.toLowerCase()) + 1,
  }
}

const codeOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'drawn',
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  )

export const check = async ({ input, right }: ReportedInput): Promise<void> => {
  expect(right).toMatch(/^refused by its header/)
  const { shape, count } = readInput(String(input))
  const bytes = await makePlainPng(shape)
  let startedCount = 0
  const noteStarted = (): void => void (startedCount += 1)
  subscribe('child_process', noteStarted)
  const sent = Array.from({ length: count }, (_, at) => codeOf(redrawPicture(bytes, `guest ${at}`)))
  expect(new Set(await Promise.all(sent))).toEqual(new Set(['picture.too_complex']))
  unsubscribe('child_process', noteStarted)
  // Nothing was decoded: a separate process does that.
  expect(startedCount).toBe(0)
}
