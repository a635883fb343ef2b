import { expect, test } from 'vitest'
import { requireUnclaimed } from './claim-reward.ts'

const now = new Date('2026-10-05T12:00:00Z')
const row = { state: 'unclaimed', expires_at: null, withdrawn_at: null } as Parameters<
  typeof requireUnclaimed
>[0] & {} // what is asked of it

const codeOf = (more: object | undefined): string => {
  try {
    requireUnclaimed(more && { ...row, ...more }, now)
    return 'claimable'
  } catch (error) {
    return String((error as { code?: string }).code)
  }
}

test.each([
  [{}, 'claimable'],
  [undefined, 'rewards.unknown'],
  [{ withdrawn_at: now }, 'rewards.unknown'],
  [{ state: 'claimed' }, 'rewards.claimed'],
  [{ state: 'expired' }, 'rewards.expired'],
  [{ expires_at: new Date(now.getTime() + 1) }, 'claimable'],
  [{ expires_at: now }, 'rewards.expired'],
  [{ state: 'claimed', expires_at: now }, 'rewards.claimed'],
])('a reward with %j is %s', (more, code) => {
  expect(codeOf(more)).toBe(code)
})
