import type { PictureHeader } from './read-picture-header.ts'

/** What a camera of a phone takes; no receipt has more. */
export const pixelsMax = 40_000_000
/** Decoded row by row: the memory is bounded, the time is not. */
const decodedBytesMax = 120_000_000
/** Decoded as a whole: all of it is in memory at once. */
const wholeBytesMax = 48_000_000
/** Below it a picture may be as plain as it likes. */
const plainBytesMax = 24_000_000
/** Photographs and large screenshots decode to 5 to 60 times their bytes; a file made to cost, to 1,000. */
const ratioMax = 100

/** Whether decoding a picture of `byteCount` bytes costs no more than one that a person sends. */
export const isAffordable = (
  { width, height, pixelBytes, isWhole }: PictureHeader,
  byteCount: number,
): boolean => {
  const pixels = width * height
  const decodedBytes = pixels * pixelBytes
  if (pixels === 0 || pixels > pixelsMax) return false
  if (decodedBytes > (isWhole ? wholeBytesMax : decodedBytesMax)) return false
  return decodedBytes <= plainBytesMax || decodedBytes <= byteCount * ratioMax
}
