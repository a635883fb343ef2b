import { afterAll, describe, expect, it } from 'vitest'
import { demoPasswords } from '../../identity/index.ts'
import { createMemberDirectory } from './create-directory.ts'
import { startAccessWorld } from '../testing/start-access-world.ts'

const world = await startAccessWorld()
await world.seed()
const directory = createMemberDirectory(world.needs)
const { rows } = await world.pool.query<{ member_id: bigint }>(
  'select member_id from members.member order by member_id',
)
const ids = rows.map((row) => row.member_id)
afterAll(() => world.close())

it('many concurrent lookups each get their own member', async () => {
  const asked = Array.from({ length: 600 }, (_, index) =>
    // Every seventh is unknown, and the others repeat.
    index % 7 === 0 ? 999_000n + BigInt(index) : (ids[index % ids.length] ?? 0n),
  )
  const found = await Promise.all(asked.map((memberId) => directory.findMember(memberId)))
  expect(found.map((member) => member?.memberId)).toEqual(
    asked.map((memberId) => (ids.includes(memberId) ? memberId : undefined)),
  )
})

it('the answer has everything written before the query, also with parallel queries', async () => {
  const [memberId = 0n, other = 0n] = ids
  for (const at of [new Date(), null, new Date(), null]) {
    const beside = Array.from({ length: 20 }, () => directory.findMember(other))
    await world.pool.query('update members.member set excluded_at = $1 where member_id = $2', [
      at,
      memberId,
    ])
    const answers = [other, memberId, 999_999n].map((id) => directory.isExcluded(id))
    expect(await Promise.all(answers)).toEqual([false, at !== null, false])
    await Promise.all(beside)
  }
})

describe('other modules’ queries', () => {
  it('finds members by their id and by the public id', async () => {
    const { id } = (await world.login('agente.sul', demoPasswords.agent)).body.value
    const member = await world.members.findMemberByCustomerId(id)
    expect(member).toMatchObject({ username: 'agente.sul', kind: 'agent', type: 2 })
    expect(await world.members.findMember(member?.memberId ?? 0n)).toEqual(member)
    expect(await world.members.findMember(1n)).toBeUndefined()
    expect(await world.members.findMemberByCustomerId('nobody')).toBeUndefined()
  })

  it('brands and names are packed as one text for another thread', async () => {
    const { id } = (await world.login('agente.sul', demoPasswords.agent)).body.value
    const member = await world.members.findMemberByCustomerId(id)
    const memberId = String(member?.memberId)
    expect(JSON.parse(await directory.packNames(`${memberId},1`))).toEqual([
      [memberId, member?.brandId, 'agente.sul'],
    ])
    expect(await directory.packNames('')).toBe('[]')
  })

  it('shows others masked names only', async () => {
    const { id } = (await world.login('membro.demo', demoPasswords.member)).body.value
    const memberId = (await world.members.findMemberByCustomerId(id))?.memberId ?? 0n
    expect(await world.members.findMaskedNames([memberId, 1n])).toEqual(
      new Map([[memberId, 'me****o']]),
    )
    expect(await world.members.findMaskedNames([])).toEqual(new Map())
  })
})
