import { expect, test } from 'vitest'
import { presentMessages } from './present-message.ts'

type Members = Parameters<typeof presentMessages>[0]
type Row = Parameters<typeof presentMessages>[1][number]

const people = new Map(
  [
    { memberId: 1n, maskedName: 'an****a', isClosed: false },
    { memberId: 2n, maskedName: 'be****o', isClosed: true },
  ].map((person) => [person.memberId, person]),
)
// Nothing else of members and of the row is read.
const members = { findPeople: async () => people } as unknown as Members
const row = { message_id: 9n, sent_to: 'chosen', body: 'Bom dia', sent_at: new Date(0) } as Row

test('a sent message names whom it reached, apart from those who are gone', async () => {
  const [message] = await presentMessages(members, [{ ...row, receiver_ids: [1n, 2n, 3n] }])
  expect(message).toMatchObject({ names: ['an****a'], reached: 3 })
})
