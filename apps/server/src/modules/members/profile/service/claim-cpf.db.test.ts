import { createDatabase } from '@trevo/database/connect.ts'
import { afterAll, expect, it } from 'vitest'
import { createMemberDirectory } from '../../index.ts'
import type { MemberTables } from '../../tables.ts'
import { actAsMembers } from '../../testing/act-as-member.ts'
import { startAccessWorld } from '../../testing/start-access-world.ts'
import { claimCpf } from './claim-cpf.ts'

const world = await startAccessWorld()
const act = actAsMembers(world, 'pessoa')
afterAll(() => world.close())

/** A second brand of the demo brand's company, with the same rules. */
const openSister = () =>
  world.change(`
    insert into settings.brand overriding system value
    select (jsonb_populate_record(b, jsonb_build_object('id', b.id + 1000, 'merchant', 'irma',
      'main_domain', 'irma.test', 'domains', array['irma.test'], 'company_place', 2))).*
    from settings.brand b where b.merchant = 'trevo';
    insert into settings.register_rule
    select (jsonb_populate_record(r, '{"brand_id": 1001}')).* from settings.register_rule r;
    insert into settings.module_switch
    select (jsonb_populate_record(s, '{"brand_id": 1001}')).* from settings.module_switch s`)
await openSister()
const sister = { merchant: 'irma', host: 'irma.test' }

const database = createDatabase<MemberTables>(world.pool)
const directory = createMemberDirectory({ ...world.needs, database })

const joinAt = async (username: string, headers = {}) => {
  const answer = await world.register(username, { headers })
  if (answer.status !== 200) throw new Error(answer.code)
  const found = await directory.findMemberByCustomerId(answer.body.value.id)
  if (!found) throw new Error('not registered')
  return { token: answer.body.value.token as string, headers, memberId: found.memberId }
}
type Joined = Awaited<ReturnType<typeof joinAt>>
const personOf = async ({ memberId }: Joined) => (await directory.findMember(memberId))?.personId
const tell = ({ token, headers }: Joined, taxId: string) =>
  act.sealed('POST', '/wps/member/info', { taxId }, { token, headers })
const accountsOf = (personId: bigint) =>
  database.inTx((tx) => directory.accountsOfPerson(tx, personId))

it('every account is a person’s of its own until it tells a CPF that the company knows', async () => {
  const ana = await joinAt('anatrevo')
  const other = await joinAt('anairma', sister)
  expect(await personOf(other)).not.toBe(await personOf(ana))
  expect((await tell(ana, '11144477735')).status).toBe(200)
  expect((await tell(other, '111.444.777-35')).status).toBe(200)
  const personId = (await personOf(ana)) ?? 0n
  expect(await personOf(other)).toBe(personId)
  expect(await accountsOf(personId)).toEqual([
    { memberId: ana.memberId, brandId: world.brandId },
    { memberId: other.memberId, brandId: 1001 },
  ])
})

it('a person has one account a brand: the CPF of another account of it is refused as ever', async () => {
  const second = await joinAt('anadois')
  const answer = await tell(second, '11144477735')
  expect(answer.body).toMatchObject({ errorCode: 'profile.field_invalid', field: 'taxId' })
  expect(await accountsOf((await personOf(second)) ?? 0n)).toHaveLength(1)
})

it('what modules keep of the person is carried over in the transaction that joins, and with it', async () => {
  const bia = await joinAt('biatrevo')
  const other = await joinAt('biairma', sister)
  await tell(bia, '39053344705')
  const carried: unknown[] = []
  const before = await personOf(other)
  const join = database.inTx(async (tx) => {
    await claimCpf(
      { carryOverPerson: async (_tx, joined) => void carried.push(joined) },
      tx,
      other.memberId,
      '39053344705',
    )
    throw new Error('changed their mind')
  })
  await expect(join).rejects.toThrow('changed their mind')
  expect(carried).toEqual([
    { fromPersonId: before, toPersonId: await personOf(bia), memberId: other.memberId },
  ])
  const { rows } = await world.pool.query(
    'select joined_person_id from members.person where person_id = $1',
    [before],
  )
  expect(rows).toEqual([{ joined_person_id: null }])
})

it('accounts of two brands that tell one CPF at the same moment become one person’s', async () => {
  const pairs = await Promise.all([joinAt('caiotrevo'), joinAt('caioirma', sister)])
  const answers = await Promise.all(pairs.map((one) => tell(one, '12345678909')))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const [one, two] = await Promise.all(pairs.map(personOf))
  expect(one).toBe(two)
})
