import { expect, it } from 'vitest'
import { createReadFirstEvents } from './read-first-events.ts'

const nobody = 3n

const createReader = () => {
  const questions: (readonly bigint[])[] = []
  const readFirstEvents = createReadFirstEvents({
    wallet: {
      balancesOf: async (memberIds) => {
        questions.push(memberIds)
        const known = memberIds.filter((id) => id !== nobody)
        return new Map(known.map((id) => [id, { availableMinor: id * 10_000n, seq: id }]))
      },
    },
    inbox: { findMailboxes: async () => new Map([[2n, { unread: 4, seq: 9n }]]) },
  })
  return { questions, readFirstEvents }
}

it('concurrently arriving members are read in one query, and each gets their own data', async () => {
  const { questions, readFirstEvents } = createReader()
  const told = await Promise.all([1n, 2n].map((memberId) => readFirstEvents(memberId)))
  expect(told).toEqual([
    [{ topic: 'balance', availBalance: '1.00', seq: '1' }],
    [
      { topic: 'balance', availBalance: '2.00', seq: '2' },
      { topic: 'inbox', unread: 4, seq: '9' },
    ],
  ])
  expect(questions).toEqual([[1n, 2n]])
})

it('a member without a wallet is refused, without affecting the others', async () => {
  const { readFirstEvents } = createReader()
  const [told, refused] = await Promise.allSettled([readFirstEvents(1n), readFirstEvents(nobody)])
  expect([told?.status, refused?.status]).toEqual(['fulfilled', 'rejected'])
})
