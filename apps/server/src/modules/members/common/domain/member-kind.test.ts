import { expect, test } from 'vitest'
import { kindOf, ordinaryType } from './member-kind.ts'

test('ROLE-1: listed types are agents or trial users, every other is a member', () => {
  const lists = { agentTypes: [1, 2], trialTypes: [9] }
  expect([ordinaryType, 1, 2, 3, 9].map((type) => kindOf(type, lists))).toEqual([
    'member',
    'agent',
    'agent',
    'member',
    'trial',
  ])
})
