import { randomUUID } from 'node:crypto'
import { createPool, type Pool } from '@trevo/database/connect.ts'
import {
  createTestDatabase,
  type TestDatabase,
} from '@trevo/database/testing/create-test-database.ts'
import { changeCommentsMax, commentOnChange } from '@trevo/contract/ops/approvals.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { changeKind } from '../../../platform/approvals/change-kind.ts'
import {
  approvalModules,
  openTestApprovals,
  type TestApprovals,
} from '../../../testing/open-test-approvals.ts'
import { serverMigrations } from '../../module-folders.ts'

let database: TestDatabase
let pool: Pool
let now = new Date('2026-03-10T12:00:00Z')
let world: TestApprovals

beforeAll(async () => {
  database = await createTestDatabase(
    serverMigrations.filter(({ module }) => approvalModules.includes(module)),
  )
  pool = createPool(database.url, { max: 12, role: 'trevo_app' })
  world = await openTestApprovals({ pool, clock: { now: () => now } }, [
    'ana',
    'bruno',
    'carla',
    'diana',
  ])
  const give = async (name: string, role: string) => {
    const { operatorId } = world.by(name)
    await world.roles.revoke({ operatorId, role: 'head_of_operations' })
    await world.roles.grant({ operatorId, role })
  }
  await give('carla', 'content')
  await give('diana', 'aml')
  const kindOf = (kind: string, right: 'withdrawals.approve' | 'aml.report') =>
    changeKind({
      kind,
      right,
      input: z.strictObject({}),
      describe: async () => ({ before: { value: 1 }, after: { value: 2 } }),
      execute: async () => undefined,
    })
  world.staff.approvals.register([
    kindOf('setThing', 'withdrawals.approve'),
    kindOf('reportThing', 'aml.report'),
  ])
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const reader = async (name: string) => {
  const by = world.by(name)
  return { ...by, rights: await world.staff.rightsOf(by.operatorId) }
}
let targets = 0
const ask = async (name = 'ana', kind = 'setThing') => {
  targets += 1
  const { requestId } = await world.staff.approvals.askChange({
    kind,
    brandId: 1,
    target: `thing-${targets}`,
    input: {},
    reason: 'as agreed',
    by: world.by(name),
  })
  return requestId
}
const write = async (name: string, requestId: string, text: string, commentId = randomUUID()) =>
  world.staff.approvals.commentOnChange({ requestId, commentId, text, by: await reader(name) })
const read = async (name: string, requestId: string) =>
  (await world.staff.approvals.showChangeRequest(await reader(name), requestId)).comments

test('comments of both sides are shown to both, in the order in which they were written', async () => {
  const requestId = await ask()
  await write('bruno', requestId, 'Which contract is this?')
  now = new Date(now.getTime() + 60_000)
  await write('ana', requestId, 'The one of March.')
  for (const name of ['ana', 'bruno']) {
    expect(await read(name, requestId)).toMatchObject([
      { by: 'bruno', at: '2026-03-10T12:00:00.000Z', text: 'Which contract is this?' },
      { by: 'ana', at: '2026-03-10T12:01:00.000Z', text: 'The one of March.' },
    ])
  }
})

test('who may not see a request neither writes on it nor learns that one of AML exists', async () => {
  const requestId = await ask()
  await expect(write('carla', requestId, 'Hello')).rejects.toMatchObject({
    code: 'operator.right_required',
  })
  const secret = await ask('diana', 'reportThing')
  await expect(write('ana', secret, 'Hello')).rejects.toMatchObject({ code: 'approval.unknown' })
  await expect(write('ana', randomUUID(), 'Hello')).rejects.toMatchObject({
    code: 'approval.unknown',
  })
  expect(await write('diana', secret, 'For the record')).toMatchObject({ by: 'diana' })
})

test('the same comment again is the same, another text under its id is refused', async () => {
  const requestId = await ask()
  const commentId = randomUUID()
  await Promise.all([
    write('ana', requestId, 'Once', commentId),
    write('ana', requestId, 'Once', commentId),
  ])
  await expect(write('ana', requestId, 'Twice', commentId)).rejects.toMatchObject({
    code: 'request.id_reused',
  })
  await expect(write('bruno', requestId, 'Once', commentId)).rejects.toMatchObject({
    code: 'request.id_reused',
  })
  expect(await read('bruno', requestId)).toHaveLength(1)
})

test('a request takes a hundred comments, also of many at once', async () => {
  const requestId = await ask()
  await database.pool.query(
    `insert into staff.change_comment (id, request_id, operator_id, at, text)
     select gen_random_uuid(), $1, $2, $3, 'again' from generate_series(1, $4)`,
    [requestId, world.by('ana').operatorId, now, changeCommentsMax - 1],
  )
  const tried = await Promise.allSettled(
    [1, 2, 3, 4].map((each) => write('bruno', requestId, `comment ${each}`)),
  )
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await read('ana', requestId)).toHaveLength(changeCommentsMax)
  await expect(write('ana', requestId, 'One more')).rejects.toMatchObject({
    code: 'approval.comments_full',
  })
})

test('a comment is up to a thousand characters that others can read', () => {
  const isTaken = (text: string) =>
    commentOnChange.body.safeParse({ commentId: randomUUID(), text }).success
  expect(isTaken('x'.repeat(1_000))).toBe(true)
  expect(isTaken('x'.repeat(1_001))).toBe(false)
  expect(isTaken('   ')).toBe(false)
  expect(isTaken('one\u0007two')).toBe(false)
  expect(isTaken('one\u202Etwo')).toBe(false)
})

test('the role of the server adds comments, and neither changes nor deletes them', async () => {
  const requestId = await ask()
  await write('ana', requestId, 'For good')
  for (const statement of [
    `update staff.change_comment set text = 'another'`,
    'delete from staff.change_comment',
  ]) {
    await expect(pool.query(statement)).rejects.toThrow('permission denied')
  }
})

test('a request is given to an operator who may see it; one of AML is as unknown as none', async () => {
  const { queueWork } = world.staff
  const requestId = await ask()
  const secret = await ask('diana', 'reportThing')
  const given = await queueWork.assignQueueItems(
    await reader('ana'),
    'approval',
    [requestId],
    'bruno',
  )
  expect(given).toMatchObject([{ targetId: requestId, assignedTo: 'bruno' }])
  await expect(
    queueWork.assignQueueItems(await reader('ana'), 'approval', [requestId], 'carla'),
  ).rejects.toMatchObject({ code: 'queue.operator_unknown' })
  for (const unknown of [secret, randomUUID(), 'no id']) {
    await expect(
      queueWork.assignQueueItems(await reader('ana'), 'approval', [unknown], null),
    ).rejects.toMatchObject({ code: 'operator.right_required' })
    await expect(
      queueWork.listQueueOperators(await reader('ana'), 'approval', unknown),
    ).rejects.toMatchObject({ code: 'operator.right_required' })
  }
  expect(await queueWork.listQueueOperators(await reader('ana'), 'approval', requestId)).toEqual([
    'ana',
    'bruno',
  ])
})

test('who has a request open is seen by those who may see it', async () => {
  const { queueWork } = world.staff
  const requestId = await ask()
  const secret = await ask('diana', 'reportThing')
  const look = async (name: string, targetIds: readonly string[], open?: string) =>
    queueWork.showQueueWork(await reader(name), 'approval', targetIds, open)
  await look('bruno', [], requestId)
  expect(await look('ana', [requestId, secret])).toMatchObject([
    { targetId: requestId, viewers: [{ operator: 'bruno' }] },
  ])
  // What one may not see is neither shown nor noted as open.
  expect(await look('ana', [], secret)).toEqual([])
  expect((await look('diana', [secret]))[0]?.viewers).toEqual([])
})
