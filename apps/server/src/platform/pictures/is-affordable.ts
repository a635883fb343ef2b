import type { PictureHeader } from './read-picture-header.ts'

/** The largest phone camera picture; no receipt needs more. */
export const pixelsMax = 40_000_000
/** Decoded row by row: memory is bounded, time is not. */
const decodedBytesMax = 120_000_000
/** Decoded as a whole: all of it is in memory at once. */
const wholeBytesMax = 48_000_000
/** Below this size any compression ratio is accepted. */
const plainBytesMax = 24_000_000
/** Photographs and large screenshots decode to 5 to 60 times their bytes; a malicious file to 1,000. */
const ratioMax = 100

/** Whether decoding a picture of `byteCount` bytes costs no more than an ordinary one. */
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
