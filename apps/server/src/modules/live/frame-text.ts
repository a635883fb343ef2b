const textFrame = 0x81
const twoBytesFollow = 126
const eightBytesFollow = 127
const shortMax = 125
const twoBytesMax = 0xff_ff

const lengthOf = (bytes: number): Buffer => {
  if (bytes <= shortMax) return Buffer.from([bytes])
  if (bytes <= twoBytesMax) {
    const length = Buffer.from([twoBytesFollow, 0, 0])
    length.writeUInt16BE(bytes, 1)
    return length
  }
  const length = Buffer.from([eightBytesFollow, 0, 0, 0, 0, 0, 0, 0, 0])
  length.writeBigUInt64BE(BigInt(bytes), 1)
  return length
}

/**
 * A whole text message in WebSocket framing (RFC 6455), created once for many sockets. Only for sockets without
 * compression, as here.
 */
export const frameText = (text: string): Buffer => {
  const payload = Buffer.from(text)
  return Buffer.concat([Buffer.from([textFrame]), lengthOf(payload.length), payload])
}
