import { makePlainPng } from '@trevo/testkit/make-png.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { isAffordable } from './is-affordable.ts'
import { readPictureHeader } from './read-picture-header.ts'

const draw = (width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: '#1fd17f' } })

describe('the header of a picture', () => {
  test.each([
    ['png', () => draw().png(), { pixelBytes: 3, isWhole: false }],
    ['png, interlaced', () => draw().png({ progressive: true }), { pixelBytes: 3, isWhole: true }],
    ['png of a palette', () => draw().png({ palette: true }), { pixelBytes: 4, isWhole: false }],
    ['png of 16 bit', () => draw().toColourspace('rgb16').png(), { pixelBytes: 6, isWhole: false }],
    ['jpg', () => draw().jpeg(), { pixelBytes: 3, isWhole: false }],
    ['jpg, progressive', () => draw().jpeg({ progressive: true }), { isWhole: true }],
    [
      'jpg of a camera',
      () =>
        draw()
          .withExif({ IFD0: { Copyright: 'x' } })
          .jpeg(),
      { pixelBytes: 3, isWhole: false },
    ],
    ['webp', () => draw().webp(), { isWhole: true }],
    ['webp without loss', () => draw().webp({ lossless: true }), { isWhole: true }],
    [
      'webp with metadata',
      () =>
        draw()
          .withExif({ IFD0: { Copyright: 'x' } })
          .webp(),
      {},
    ],
  ])('%s: agrees with the decoder', async (_name, make, more) => {
    const bytes = await make().toBuffer()
    const { width, height, format } = await sharp(bytes).metadata()
    const header = readPictureHeader(bytes)
    expect(header).toMatchObject({ type: `image/${format}`, width, height, ...more })
    expect(header && isAffordable(header, bytes.length)).toBe(true)
  })

  test('other files, and truncated ones, have none', async () => {
    const gif = await draw().gif().toBuffer()
    const jpeg = await draw().jpeg().toBuffer()
    const png = await draw().png().toBuffer()
    for (const bytes of [
      gif,
      Buffer.from('<svg/>'),
      Buffer.alloc(0),
      png.subarray(0, 30),
      jpeg.subarray(0, 20),
      Buffer.concat([jpeg.subarray(0, 2), Buffer.alloc(4_000, 0xff)]),
    ]) {
      expect(readPictureHeader(bytes)).toBeUndefined()
    }
  })

  test('a picture with an extreme compression ratio is not affordable, an ordinary one is', async () => {
    const costly = [
      { width: 6_324, height: 6_324, bits: 16, channels: 4, isInterlaced: true },
      { width: 6_324, height: 6_324, bits: 8, channels: 3, isInterlaced: false },
      { width: 4_000, height: 4_000, bits: 8, channels: 4, isInterlaced: true },
      { width: 60_000, height: 1_000, bits: 8, channels: 1, isInterlaced: false },
    ] as const
    for (const shape of costly) {
      const bytes = await makePlainPng(shape)
      const header = readPictureHeader(bytes)
      expect(header && isAffordable(header, bytes.length), JSON.stringify(shape)).toBe(false)
    }
    const photo = { type: 'image/jpeg', width: 6_000, height: 4_000, pixelBytes: 3 } as const
    expect(isAffordable({ ...photo, isWhole: false }, 3_000_000)).toBe(true)
    const screenshot = { type: 'image/png', width: 1_440, height: 3_200, pixelBytes: 4 } as const
    expect(isAffordable({ ...screenshot, isWhole: false }, 60_000)).toBe(true)
  })
})
