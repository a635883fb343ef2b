import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { unreadQuery } from './unread.ts'
import { initialSession } from '../../core/session/session-state.ts'
import { enterSession, startSession } from '../../core/session/store.ts'
import { withBrand } from '../../testing/demo-brand.ts'
import { demoStatus } from '../../testing/demo-boot.ts'
import { demoMember } from '../../testing/demo-member.ts'
import { createUnreadNote } from './note-unread.ts'

const enter = (type: number, inbox = true) => {
  startSession(initialSession(withBrand(demoStatus(), { INBOX3: inbox }), () => 0))
  enterSession('tok', demoMember(type))
}
const start = () => {
  const queries = new QueryClient()
  const note = createUnreadNote(queries)
  const { queryKey } = unreadQuery('m1')
  const told = async (unread: number, seq: string) => {
    note({ unread, seq })
    await new Promise((resolve) => setTimeout(resolve, 0))
    return queries.getQueryData(queryKey)
  }
  return { queries, queryKey, told }
}

test('the pushed count is shown, unless a later one already is', async () => {
  enter(0)
  const { told } = start()
  expect(await told(2, '9')).toBe(2)
  expect(await told(5, '8')).toBe(2)
  expect(await told(0, '10')).toBe(0)
})

test('a pending answer does not replace a newer event', async () => {
  enter(0)
  const { queries, queryKey, told } = start()
  let answer: (count: number) => void = () => undefined
  const asked = queries.fetchQuery({
    queryKey,
    queryFn: () => new Promise<number>((resolve) => void (answer = resolve)),
  })
  asked.catch(() => undefined)
  expect(await told(4, '2')).toBe(4)
  answer(1)
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(queries.getQueryData(queryKey)).toBe(4)
})

test.each([
  { name: 'a trial user', type: 4, inbox: true },
  { name: 'a brand without inbox', type: 0, inbox: false },
])('ROLE-7: unread messages are not counted for $name', async ({ type, inbox }) => {
  enter(type, inbox)
  expect(await start().told(2, '1')).toBeUndefined()
})
