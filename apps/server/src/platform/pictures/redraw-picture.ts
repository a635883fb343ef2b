import sharp from 'sharp'

/** Pixels a picture may have: what a camera takes, and nothing that fills the memory. */
const pixelsMax = 40_000_000
/** The longer side of what is kept; enough to read a receipt. */
const sideMax = 2_400

export type DrawnPicture = {
  readonly type: 'image/png' | 'image/jpeg'
  readonly content: Buffer
  readonly width: number
  readonly height: number
}

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte)

const typeOf = (bytes: Uint8Array): DrawnPicture['type'] | undefined => {
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  return startsWith(bytes, 0xff, 0xd8, 0xff) ? 'image/jpeg' : undefined
}

/**
 * Decodes a png or jpg, by what it is and not by what it is called, and draws it anew: place, camera and
 * whatever else was hidden in the file are gone. Undefined for anything that is no such picture.
 */
export const redrawPicture = async (bytes: Uint8Array): Promise<DrawnPicture | undefined> => {
  const type = typeOf(bytes)
  if (!type) return undefined
  try {
    const read = sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'error' })
    const { format } = await read.metadata()
    if (format !== (type === 'image/png' ? 'png' : 'jpeg')) return undefined
    const turned = read
      .rotate()
      .resize({ width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true })
    const drawn = type === 'image/png' ? turned.png() : turned.jpeg({ quality: 85 })
    const { data, info } = await drawn.toBuffer({ resolveWithObject: true })
    return { type, content: data, width: info.width, height: info.height }
  } catch {
    // What sharp cannot decode is no picture for us.
    return undefined
  }
}
