import { makePlainPng } from '@trevo/testkit/make-png.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createPictureDecoder } from './picture-decoder.ts'

const limits = { bytesMax: 5_000_000, pixelsMax: 40_000_000, sideMax: 2_400 } as const
const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1fd17f' } })

describe('the process that decodes pictures', () => {
  test('re-encodes a picture without hidden data, one after another', async () => {
    const decoder = createPictureDecoder({ decodeMs: 20_000, startMs: 20_000, idleMs: 200 })
    const jpeg = await draw(4_000, 3_000)
      .withExif({ IFD0: { Copyright: 'Somebody' } })
      .jpeg()
      .toBuffer()
    const answer = await decoder.decode({ ...limits, bytes: jpeg, to: 'jpeg' })
    if (answer.kind !== 'drawn') throw new Error(answer.kind)
    expect(answer).toMatchObject({ as: 'jpeg', width: 2_400, height: 1_800 })
    expect(Buffer.from(answer.content).includes('Somebody')).toBe(false)
    const broken = jpeg.subarray(0, 2_000)
    expect(await decoder.decode({ ...limits, bytes: broken, to: 'jpeg' })).toEqual({
      kind: 'unreadable',
    })
    const small = await draw(30, 20).png().toBuffer()
    const webp = await decoder.decode({ ...limits, bytes: small, to: 'webp' })
    expect(webp).toMatchObject({ kind: 'drawn', as: 'webp', width: 30 })
  })

  test('a picture that takes too much memory ends it, and the next picture starts it again', async () => {
    const decoder = createPictureDecoder({ decodeMs: 60_000, startMs: 20_000, idleMs: 200 })
    const shape = {
      width: 6_324,
      height: 6_324,
      bits: 16,
      channels: 4,
      isInterlaced: true,
    } as const
    const bytes = await makePlainPng(shape)
    expect(await decoder.decode({ ...limits, bytes, to: 'png' })).toEqual({ kind: 'ended' })
    const small = await draw(30, 20).png().toBuffer()
    expect(await decoder.decode({ ...limits, bytes: small, to: 'png' })).toMatchObject({
      kind: 'drawn',
    })
  })

  test('a picture that takes too long ends it', async () => {
    const decoder = createPictureDecoder({ decodeMs: 1, startMs: 0, idleMs: 200 })
    const small = await draw(30, 20).png().toBuffer()
    expect(await decoder.decode({ ...limits, bytes: small, to: 'png' })).toEqual({ kind: 'late' })
  })

  test('the first picture waits for the start of the process, the next one does not', async () => {
    const decoder = createPictureDecoder({ decodeMs: 1, startMs: 20_000, idleMs: 60_000 })
    const order = { ...limits, bytes: await draw(30, 20).png().toBuffer(), to: 'png' } as const
    expect(await decoder.decode(order)).toMatchObject({ kind: 'drawn' })
    expect(await decoder.decode(order)).toEqual({ kind: 'late' })
  })

  test('a png that grows beyond the bytes of a picture becomes a jpg', async () => {
    const decoder = createPictureDecoder({ decodeMs: 20_000, startMs: 20_000, idleMs: 200 })
    const noise = Buffer.from(
      Uint8Array.from({ length: 300 * 200 * 3 }, (_, at) => (at * 7919) % 251),
    )
    const png = await sharp(noise, { raw: { width: 300, height: 200, channels: 3 } })
      .png()
      .toBuffer()
    const answer = await decoder.decode({ ...limits, bytesMax: 100, bytes: png, to: 'png' })
    expect(answer).toMatchObject({ kind: 'drawn', as: 'jpeg' })
  })
})
