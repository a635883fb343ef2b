import { expect, it } from 'vitest'
import { createCodeHashes, isSameHash, newCode } from './hash-codes.ts'

const hashes = createCodeHashes('p'.repeat(64))

it('a code is six digits, leading zeros included, and any of the million', () => {
  const codes = Array.from({ length: 20_000 }, newCode)
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true)
  // Of 20,000 draws from a million about 19,801 differ.
  expect(new Set(codes).size).toBeGreaterThan(19_500)
  for (let digit = 0; digit < 10; digit += 1) {
    const share = codes.filter((code) => code.startsWith(String(digit))).length / codes.length
    expect(share).toBeGreaterThan(0.08)
    expect(share).toBeLessThan(0.12)
  }
})

it('a hash is bound to brand, purpose, target and pepper', () => {
  const target = hashes.ofTarget(1, '+5511987654321')
  const key = { brandId: 1, purpose: 'login', target }
  const hash = hashes.ofCode(key, '123456')
  expect(isSameHash(hash, hashes.ofCode(key, '123456'))).toBe(true)
  const others = [
    hashes.ofCode(key, '123457'),
    hashes.ofCode({ ...key, brandId: 2 }, '123456'),
    hashes.ofCode({ ...key, purpose: 'recover' }, '123456'),
    hashes.ofCode({ ...key, target: hashes.ofTarget(1, '+5511987654322') }, '123456'),
    createCodeHashes('q'.repeat(64)).ofCode(key, '123456'),
    Buffer.alloc(0),
  ]
  expect(others.map((other) => isSameHash(hash, other))).toEqual(others.map(() => false))
  expect(isSameHash(target, hashes.ofTarget(2, '+5511987654321'))).toBe(false)
})
