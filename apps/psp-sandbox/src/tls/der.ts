/** The few ASN.1 types a certificate needs, in DER (ITU-T X.690). */

const lengthOf = (size: number): Buffer => {
  if (size < 0x80) return Buffer.from([size])
  const bytes: number[] = []
  for (let rest = size; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256)
  return Buffer.from([0x80 | bytes.length, ...bytes])
}

const tagged = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content])
}

export const sequence = (...parts: readonly Uint8Array[]): Buffer => tagged(0x30, ...parts)
export const set = (...parts: readonly Uint8Array[]): Buffer => tagged(0x31, ...parts)
export const octets = (content: Uint8Array): Buffer => tagged(0x04, content)
export const utf8 = (text: string): Buffer => tagged(0x0c, Buffer.from(text))
export const truth = (): Buffer => tagged(0x01, Buffer.from([0xff]))
/** A bit string that fills its bytes but for `unusedBits`. */
export const bits = (content: Uint8Array, unusedBits = 0): Buffer =>
  tagged(0x03, Buffer.from([unusedBits]), content)
/** Context-specific wrapper `[number]`. */
export const wrapped = (number: number, ...parts: readonly Uint8Array[]): Buffer =>
  tagged(0xa0 | number, ...parts)
/** Context-specific primitive `[number]`. */
export const implicit = (number: number, content: Uint8Array): Buffer =>
  tagged(0x80 | number, content)

/** A non-negative integer from big-endian bytes. */
export const integer = (content: Uint8Array): Buffer => {
  const isNegative = (content[0] ?? 0) >= 0x80
  return tagged(0x02, isNegative ? Buffer.concat([Buffer.from([0]), content]) : content)
}

/** UTCTime, good from 1950 to 2049 (RFC 5280, 4.1.2.5.1). */
export const utcTime = (at: Date): Buffer => {
  const digits = at.toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)
  return tagged(0x17, Buffer.from(`${digits}Z`))
}

const base128 = (value: number): number[] => {
  const bytes = [value % 128]
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128)) {
    bytes.unshift(0x80 | (rest % 128))
  }
  return bytes
}

/** An object identifier from its dotted text. */
export const oid = (dotted: string): Buffer => {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  return tagged(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]))
}
