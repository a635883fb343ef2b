import { afterAll, expect, it } from 'vitest'
import { startAccessWorld } from '../../testing/start-access-world.ts'

const world = await startAccessWorld()
await world.seed()
afterAll(() => world.close())

const { rows } = await world.pool.query<{ member_id: bigint }>(
  `select member_id from members.member where account_key = 'trevo@ana.demo'`,
)
const uplineId = BigInt(rows[0]!.member_id)
const create = async (username: string): Promise<bigint> => {
  const brand = { id: world.brandId, merchant: 'trevo' }
  const account = await world.members.prepareAccount(brand, { username, password: 'Folha9verde' })
  return world.needs.database.inTx((tx) => account.insert(tx, { uplineId, type: 0 }))
}

it('an account that an agent creates has a name that nobody has, in capitals or not', async () => {
  const memberId = await create('novonome')
  const { rows: placed } = await world.pool.query(
    'select upline_member_id from members.member where member_id = $1',
    [memberId],
  )
  expect(placed).toEqual([{ upline_member_id: uplineId }])
  for (const taken of ['novonome', 'NovoNome', 'Trial']) {
    await expect(create(taken)).rejects.toMatchObject({ code: 'register.username_taken' })
  }
})
