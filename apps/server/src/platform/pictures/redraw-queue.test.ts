import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { PictureDecoder } from './picture-decoder.ts'
import { createRedrawQueue } from './redraw-queue.ts'

type Answer = Awaited<ReturnType<PictureDecoder['decode']>>

let bytes: Buffer
beforeAll(async () => {
  const drawn = sharp({ create: { width: 30, height: 20, channels: 3, background: '#fff' } })
  bytes = await drawn.png().toBuffer()
})

const drawn = {
  kind: 'drawn',
  as: 'png',
  content: new Uint8Array(3),
  width: 3,
  height: 2,
} as const satisfies Answer

/** The separate process, which answers when the test says so. */
const decoderByHand = () => {
  const asked: ((answer: Answer) => void)[] = []
  const decoder: PictureDecoder = {
    decode: () => new Promise((resolve) => asked.push(resolve)),
  }
  return { asked, decoder }
}
const codeOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'drawn',
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  )
const takes = ['image/png'] as const
const order = (sender: string) => ({ bytes, sender, takes, sideMax: 100 })

describe('the queue of pictures', () => {
  test('one is decoded at a time, some wait, and more are refused as busy', async () => {
    const { asked, decoder } = decoderByHand()
    const queue = createRedrawQueue(decoder, { waitingMax: 2, waitMs: 10_000 })
    const sent = ['a', 'b', 'c', 'd'].map((sender) => codeOf(queue.redraw(order(sender))))
    expect(await sent[3]).toBe('picture.busy')
    for (let turn = 1; turn <= 3; turn += 1) {
      await expect.poll(() => asked.length).toBe(turn)
      asked[turn - 1]?.(drawn)
    }
    expect(await Promise.all(sent)).toEqual(['drawn', 'drawn', 'drawn', 'picture.busy'])
  })

  test('a sender has one in progress, and may send the next afterwards', async () => {
    const { asked, decoder } = decoderByHand()
    const queue = createRedrawQueue(decoder, { waitingMax: 8, waitMs: 10_000 })
    const first = codeOf(queue.redraw(order('a')))
    expect(await codeOf(queue.redraw(order('a')))).toBe('picture.busy')
    await expect.poll(() => asked.length).toBe(1)
    asked[0]?.(drawn)
    expect(await first).toBe('drawn')
    const next = codeOf(queue.redraw(order('a')))
    await expect.poll(() => asked.length).toBe(2)
    asked[1]?.(drawn)
    expect(await next).toBe('drawn')
  })

  test('no wait exceeds the limit, and a cancelled one takes no turn', async () => {
    const { asked, decoder } = decoderByHand()
    const queue = createRedrawQueue(decoder, { waitingMax: 8, waitMs: 20 })
    const first = codeOf(queue.redraw(order('a')))
    expect(await codeOf(queue.redraw(order('b')))).toBe('picture.busy')
    asked[0]?.(drawn)
    expect(await first).toBe('drawn')
    await pause(5)
    expect(asked).toHaveLength(1)
  })

  test('one that takes too long is busy, one that ended the process is no picture', async () => {
    const { asked, decoder } = decoderByHand()
    const queue = createRedrawQueue(decoder, { waitingMax: 8, waitMs: 10_000 })
    const late = codeOf(queue.redraw(order('a')))
    await expect.poll(() => asked.length).toBe(1)
    asked[0]?.({ kind: 'late' })
    expect(await late).toBe('picture.busy')
    const ended = queue.redraw(order('a'))
    await expect.poll(() => asked.length).toBe(2)
    asked[1]?.({ kind: 'ended' })
    expect(await ended).toBeUndefined()
  })
})
