import { createPool, type Pool } from '@trevo/database/connect.ts'
import {
  createTestDatabase,
  type TestDatabase,
} from '@trevo/database/testing/create-test-database.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  approvalModules,
  openTestApprovals,
  type TestApprovals,
} from '../../../testing/open-test-approvals.ts'
import { serverMigrations } from '../../module-folders.ts'

let now = Date.parse('2026-03-10T12:00:00Z')
const clock = { now: () => new Date(now) }
let database: TestDatabase
let pool: Pool
let world: TestApprovals

beforeAll(async () => {
  database = await createTestDatabase(
    serverMigrations.filter(({ module }) => approvalModules.includes(module)),
  )
  pool = createPool(database.url, { max: 4, role: 'trevo_app' })
  world = await openTestApprovals({ pool, clock }, ['ana', 'bruno', 'carla'])
  await world.roles.revoke({
    operatorId: world.by('carla').operatorId,
    role: 'head_of_operations',
  })
  await world.roles.grant({ operatorId: world.by('carla').operatorId, role: 'trading' })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const actor = async (name: string, brandId = 1) => {
  const { operatorId, username } = world.by(name)
  return { operatorId, username, brandId, rights: await world.staff.rightsOf(operatorId) }
}
const look = async (name: string, open?: string, targets: readonly string[] = []) =>
  world.staff.queueWork.showQueueWork(await actor(name), 'withdrawal', targets, open)
const assign = async (name: string, targets: readonly string[], operator: string | null) =>
  world.staff.queueWork.assignQueueItems(await actor(name), 'withdrawal', targets, operator)

test('who has an item open is seen by the others for 30 seconds, and never by themselves', async () => {
  await look('ana', 'w-1')
  now += 10_000
  await look('ana', 'w-1')
  const [seen] = await look('bruno', 'w-1')
  expect(seen?.viewers).toEqual([{ operator: 'ana', since: '2026-03-10T12:00:00.000Z' }])
  expect((await look('ana', undefined, ['w-1']))[0]?.viewers).toMatchObject([{ operator: 'bruno' }])
  await look('ana', 'w-2')
  expect((await look('bruno', undefined, ['w-1']))[0]?.viewers).toEqual([])
  now += 31_000
  expect((await look('bruno', undefined, ['w-2']))[0]?.viewers).toEqual([])
})

test('items are given to an operator who may see the queue, handed over, and taken back', async () => {
  const given = await assign('ana', ['w-3', 'w-4'], 'bruno')
  expect(given.map(({ assignedTo }) => assignedTo)).toEqual(['bruno', 'bruno'])
  await assign('bruno', ['w-3'], 'ana')
  await assign('bruno', ['w-4'], null)
  const work = await look('ana', undefined, ['w-3', 'w-4'])
  expect(work.map(({ assignedTo }) => assignedTo)).toEqual(['ana', null])
})

test('nobody assigns to an operator without the right of the queue or of another brand', async () => {
  for (const operator of ['carla', 'nobody']) {
    await expect(assign('ana', ['w-5'], operator)).rejects.toMatchObject({
      code: 'queue.operator_unknown',
    })
  }
  expect((await look('ana', undefined, ['w-5']))[0]?.assignedTo).toBeNull()
})

test('items of a queue can be given to those who may see it, by name', async () => {
  const { queueWork } = world.staff
  expect(await queueWork.listQueueOperators(await actor('ana'), 'withdrawal')).toEqual([
    'ana',
    'bruno',
  ])
  expect(await queueWork.listQueueOperators(await actor('ana', 2), 'withdrawal')).toEqual([])
  await expect(
    queueWork.listQueueOperators(await actor('carla'), 'withdrawal'),
  ).rejects.toMatchObject({ code: 'operator.right_required' })
})

test('who may not see the queue learns nothing of it', async () => {
  await expect(look('carla', 'w-1')).rejects.toMatchObject({ code: 'operator.right_required' })
  await expect(assign('carla', ['w-1'], null)).rejects.toMatchObject({
    code: 'operator.right_required',
  })
})

test('the same id at another brand is another item', async () => {
  await assign('ana', ['w-6'], 'bruno')
  const [seen] = await world.staff.queueWork.showQueueWork(
    await actor('ana', 2),
    'withdrawal',
    ['w-6'],
    undefined,
  )
  expect(seen).toMatchObject({ assignedTo: null, viewers: [] })
})

test('a view is saved for oneself or shared, replaced under its name, and deleted by its owner alone', async () => {
  const { views } = world.staff
  const save = async (name: string, search: string, isShared: boolean) =>
    views.saveView(await actor('ana'), { page: '/withdrawals', name, search, isShared })
  await save('Mine', 'order=largest', false)
  await save('Clock', 'order=clock', true)
  const shared = await save('Clock', 'order=clock&state=first', true)
  const seenBy = async (name: string) =>
    (await views.listSavedViews(await actor(name), '/withdrawals')).map((view) => view.search)
  expect(await seenBy('ana')).toEqual(['order=clock&state=first', 'order=largest'])
  expect(await seenBy('bruno')).toEqual(['order=clock&state=first'])
  expect(await views.deleteView(await actor('bruno'), shared.viewId)).toBe(false)
  expect(await views.deleteView(await actor('ana'), shared.viewId)).toBe(true)
  expect(await seenBy('bruno')).toEqual([])
})

test('an operator keeps at most 100 views', async () => {
  const { views } = world.staff
  const bruno = await actor('bruno')
  const save = (name: string) =>
    views.saveView(bruno, { page: '/audit', name, search: '', isShared: false })
  for (let n = 0; n < 100; n += 1) await save(`View ${n}`)
  await expect(save('One more')).rejects.toMatchObject({ code: 'view.too_many' })
  await save('View 7')
  expect(await views.listSavedViews(bruno, '/audit')).toHaveLength(100)
})

test('the search asks the finders of the rights that the caller holds, and shows ten of each kind', async () => {
  const asked: string[] = []
  const finder = (right: 'members.read' | 'trading.read', kind: 'member' | 'slip') => ({
    kind,
    right,
    accepts: (text: string) => text.length < 20,
    find: async (_: number, text: string) => {
      asked.push(`${kind} ${text}`)
      return Array.from({ length: 12 }, (__, n) => ({ id: String(n), label: text }))
    },
  })
  const { search } = world.staff
  search.register([finder('members.read', 'member'), finder('trading.read', 'slip')])
  const carla = await actor('carla')
  const found = await search.findAnything(carla, ' luar ')
  expect(found.map(({ kind }) => kind)).toEqual(Array.from({ length: 10 }, () => 'slip'))
  expect(await search.findAnything(carla, 'x'.repeat(30))).toEqual([])
  expect(asked).toEqual(['slip luar'])
})
