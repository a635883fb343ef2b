import { crc32, createDeflate } from 'node:zlib'

export type PngShape = {
  readonly width: number
  readonly height: number
  readonly bits: 8 | 16
  readonly channels: 1 | 3 | 4
  readonly isInterlaced: boolean
}

const chunkOf = (name: string, data: Buffer): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** Adam7: where each pass begins and how far apart its pixels are (PNG, 8.2). */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

const dataLength = ({ width, height, bits, channels, isInterlaced }: PngShape): number => {
  const lengthOf = (columns: number, rows: number): number =>
    columns > 0 ? rows * (1 + (columns * bits * channels) / 8) : 0
  if (!isInterlaced) return lengthOf(width, height)
  return passes.reduce((sum, [x, y, stepX, stepY]) => {
    const columns = Math.ceil((width - x) / stepX)
    return sum + lengthOf(columns, Math.ceil((height - y) / stepY))
  }, 0)
}

const deflateZeros = async (length: number): Promise<Buffer> => {
  const deflate = createDeflate({ level: 9 })
  const parts: Buffer[] = []
  const done = (async () => {
    for await (const part of deflate) parts.push(part as Buffer) // bytes of our own stream
  })()
  const block = Buffer.alloc(1_000_000)
  for (let left = length; left > 0; left -= block.length) {
    const isTaken = deflate.write(block.subarray(0, Math.min(left, block.length)))
    if (!isTaken) await new Promise((resolve) => deflate.once('drain', resolve))
  }
  deflate.end()
  await done
  return Buffer.concat(parts)
}

const colourTypes = { 1: 0, 3: 2, 4: 6 } as const

/** A valid png of one colour, a thousandth of its decoded size. */
export const makePlainPng = async (shape: PngShape): Promise<Buffer> => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(shape.width, 0)
  header.writeUInt32BE(shape.height, 4)
  header.writeUInt8(shape.bits, 8)
  header.writeUInt8(colourTypes[shape.channels], 9)
  header.writeUInt8(shape.isInterlaced ? 1 : 0, 12)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunkOf('IHDR', header),
    chunkOf('IDAT', await deflateZeros(dataLength(shape))),
    chunkOf('IEND', Buffer.alloc(0)),
  ])
}
