/** The first bytes of a picture, with the data for estimating the cost of decoding it. */
export type PictureHeader = {
  readonly type: 'image/png' | 'image/jpeg' | 'image/webp'
  readonly width: number
  readonly height: number
  /** Bytes of one decoded pixel. */
  readonly pixelBytes: number
  /** The decoder holds the whole picture in memory: interlaced png, progressive jpg, every webp. */
  readonly isWhole: boolean
}

const startsWith = (bytes: Buffer, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte)

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** Channels of a colour type; a palette is decoded to colours with transparency. */
const pngChannels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 }

/** PNG (third edition), 11.2.1: IHDR is the first chunk, of 13 bytes. */
const readPng = (bytes: Buffer): PictureHeader | undefined => {
  const isHeader = bytes.length >= 33 && bytes.toString('latin1', 12, 16) === 'IHDR'
  if (!isHeader || bytes.readUInt32BE(8) !== 13) return undefined
  const channels = pngChannels[bytes.readUInt8(25)]
  if (channels === undefined) return undefined
  return {
    type: 'image/png',
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    pixelBytes: channels * (bytes.readUInt8(24) > 8 ? 2 : 1),
    isWhole: bytes.readUInt8(28) !== 0,
  }
}

/** A baseline, extended or progressive frame with Huffman coding; decoders support no other. */
const frames = new Set([0xc0, 0xc1, 0xc2])
const otherFrames = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf])
/** Markers without a length: TEM, RST0 to RST7 and SOI. */
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/** ITU-T T.81, B.1 and B.2.2: segments up to the frame header, which has the dimensions. */
const readJpeg = (bytes: Buffer): PictureHeader | undefined => {
  let at = 2
  while (at + 11 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes.readUInt8(at + 1)
    if (marker === 0xff) at += 1
    else if (isBare(marker)) at += 2
    else if (frames.has(marker)) {
      if (bytes.readUInt8(at + 4) !== 8) return undefined
      return {
        type: 'image/jpeg',
        height: bytes.readUInt16BE(at + 5),
        width: bytes.readUInt16BE(at + 7),
        pixelBytes: bytes.readUInt8(at + 9),
        isWhole: marker === 0xc2,
      }
    } else if (otherFrames.has(marker) || marker === 0xda || marker === 0xd9) return undefined
    else at += 2 + Math.max(2, bytes.readUInt16BE(at + 2))
  }
  return undefined
}

/** RFC 9649, 2.5 to 2.7: a lossy, a lossless or an extended file; an animated one is not accepted. */
const readWebp = (bytes: Buffer): PictureHeader | undefined => {
  if (bytes.length < 30) return undefined
  const whole = { type: 'image/webp', pixelBytes: 4, isWhole: true } as const
  const chunk = bytes.toString('latin1', 12, 16)
  if (chunk === 'VP8 ') {
    const [width, height] = [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff]
    return { ...whole, width, height }
  }
  if (chunk === 'VP8L') {
    const sides = bytes.readUInt32LE(21)
    return { ...whole, width: (sides & 0x3fff) + 1, height: ((sides >>> 14) & 0x3fff) + 1 }
  }
  const isMoving = (bytes.readUInt8(20) & 0x02) !== 0
  if (chunk !== 'VP8X' || isMoving) return undefined
  return { ...whole, width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
}

/** Reads only the header, by the actual bytes; undefined for anything that is not a png, jpg or webp. */
export const readPictureHeader = (bytes: Buffer): PictureHeader | undefined => {
  if (startsWith(bytes, pngStart)) return readPng(bytes)
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return readJpeg(bytes)
  const isWebp =
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
  return isWebp ? readWebp(bytes) : undefined
}
