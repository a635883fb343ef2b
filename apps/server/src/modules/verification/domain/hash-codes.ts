import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'

/** Six digits, each code as likely as any other. */
export const newCode = (): string => randomInt(1_000_000).toString().padStart(6, '0')

export type CodeHashes = {
  /** Replaces a number or address; the same for every purpose. */
  ofTarget(brandId: number, target: string): Buffer
  /** Identifies a browser to a member who has logged in there; grants no access. */
  ofDevice(brandId: number, customerId: string): Buffer
  /** Bound to purpose and target: the same digits elsewhere have another hash. */
  ofCode(key: { brandId: number; purpose: string; target: Buffer }, code: string): Buffer
}

/** HMAC-SHA-256 under the pepper: a reader of the database cannot try a million codes. */
export const createCodeHashes = (pepper: string): CodeHashes => {
  const hash = (parts: readonly string[]) =>
    createHmac('sha256', pepper).update(JSON.stringify(parts)).digest()
  return {
    ofTarget: (brandId, target) => hash(['target', String(brandId), target]),
    ofDevice: (brandId, customerId) => hash(['device', String(brandId), customerId]),
    ofCode: ({ brandId, purpose, target }, code) =>
      hash(['code', String(brandId), purpose, target.toString('hex'), code]),
  }
}

export const isSameHash = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other)
