import { describe, expect, it } from 'vitest'
import { createSocketLimits } from './limit-sockets.ts'

const home = '192.0.2.1'
const open = (limits: ReturnType<typeof createSocketLimits>, address: string, count: number) => {
  const dismissed: number[] = []
  const leaves = Array.from({ length: count }, (_, index) =>
    limits.enterSilent(address, () => dismissed.push(index)),
  )
  return { dismissed, leaves }
}

describe('silent sockets', () => {
  it('beyond thirty per address, the oldest is closed and the newest admitted', () => {
    const { dismissed } = open(createSocketLimits(), home, 33)
    expect(dismissed).toEqual([0, 1, 2])
  })

  it('of one address do not affect others', () => {
    const limits = createSocketLimits()
    const others = open(limits, '192.0.2.2', 5)
    open(limits, home, 500)
    expect(others.dismissed).toEqual([])
  })

  it('across all addresses are limited to two thousand', () => {
    const limits = createSocketLimits()
    let dismissed = 0
    for (let count = 0; count < 2_500; count += 1) {
      limits.enterSilent(`10.0.${count >> 8}.${count & 255}`, () => (dismissed += 1))
    }
    expect(dismissed).toBe(500)
  })

  it('that have authenticated or closed free their place, once', () => {
    const limits = createSocketLimits()
    const { leaves, dismissed } = open(limits, home, 30)
    for (const leave of leaves.slice(0, 10)) {
      leave()
      leave()
    }
    const later = open(limits, home, 10)
    expect([dismissed, later.dismissed]).toEqual([[], []])
    open(limits, home, 1)
    expect(dismissed).toEqual([10])
  })
})

describe('sockets of accounts', () => {
  const joining = (memberKey: string, isTrial = false, address = home) => ({
    memberKey,
    isTrial,
    address,
  })

  it('a member has twenty, from all addresses; others have their own', () => {
    const limits = createSocketLimits()
    for (let count = 0; count < 20; count += 1) {
      expect(limits.enterAs(joining('7', false, `10.0.0.${count}`))).toBeDefined()
    }
    expect(limits.enterAs(joining('7'))).toBeUndefined()
    expect(limits.enterAs(joining('8'))).toBeDefined()
  })

  it('trial sessions are one account: each address has sixty, without affecting others', () => {
    const limits = createSocketLimits()
    const leaves = Array.from({ length: 60 }, () => limits.enterAs(joining('trial', true)))
    expect(leaves.every(Boolean)).toBe(true)
    expect(limits.enterAs(joining('trial', true))).toBeUndefined()
    expect(limits.enterAs(joining('trial', true, '192.0.2.2'))).toBeDefined()
    expect(limits.enterAs(joining('member'))).toBeDefined()
    leaves[0]?.()
    expect(limits.enterAs(joining('trial', true))).toBeDefined()
  })
})
