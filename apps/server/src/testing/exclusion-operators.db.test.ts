import * as ops from '@trevo/api-client/ops-endpoints.ts'
import { indefiniteDaysMin } from '@trevo/contract/wps/security/exclusion.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { expectActsWithoutBefore } from './backoffice/expect-acts-without-before.ts'
import { first, second, startOperatorWorld } from './start-operator-world.ts'

const world = await startOperatorWorld()
beforeEach(() => world.beginTest())
afterAll(() => world.server.close())

const bothOperators = async () => ({
  one: await world.enterAs(first),
  two: await world.enterAs(second),
})
const username = 'ana.demo'
const reason = 'Asked for by phone'
/** As if the exclusion in force had started so many days ago. */
const age = (days: number) =>
  world.server.pool.query(
    `update members.exclusion set began_at = now() - make_interval(days => $1, mins => 1)
     where ended_at is null`,
    [days],
  )
const mayDebit = async (): Promise<boolean> => {
  const { memberId } = await world.server.logIn(username)
  const { rows } = await world.server.pool.query<{ state: number }>(
    'select state from wallet.account where id = $1',
    [memberId * 4n],
  )
  return rows[0]?.state === 0
}

test('an operator excludes a member on request, by the same rules, and each action is recorded', async () => {
  const { one } = await bothOperators()
  const asked = { username, kind: 'pause', term: 'month', reason } as const
  for (const nobody of ['nobody.demo', 'teste.demo']) {
    const body = { ...asked, username: nobody }
    expect(await one.call(ops.setMemberExclusion, { body })).toMatchObject({
      code: 'exclusion.member_unknown',
    })
  }
  expect(await one.call(ops.setMemberExclusion, { body: asked })).toMatchObject({
    ok: true,
    value: {
      isExcluded: true,
      exclusions: [
        { term: 'month', events: [{ kind: 'began', operator: first.username, reason }] },
      ],
    },
  })
  expect(await mayDebit()).toBe(false)
  expect(
    await one.call(ops.setMemberExclusion, { body: { ...asked, term: 'week' } }),
  ).toMatchObject({
    code: 'exclusion.not_longer',
  })
  expect(await one.call(ops.liftMemberExclusion, { body: { username, reason } })).toMatchObject({
    code: 'exclusion.ends_by_itself',
  })
})

test('exclusionLiftDays: an indefinite one is lifted by two different persons, and not before its minimum term', async () => {
  const { one, two } = await bothOperators()
  const set = { username, kind: 'exclusion', term: 'indefinite', reason } as const
  expect((await one.call(ops.setMemberExclusion, { body: set })).ok).toBe(true)
  const body = { username, reason: 'The member asks for it' }
  await age(indefiniteDaysMin - 1)
  expect(await one.call(ops.liftMemberExclusion, { body })).toMatchObject({
    code: 'exclusion.too_early',
  })
  await age(indefiniteDaysMin)
  expect(await one.call(ops.liftMemberExclusion, { body })).toMatchObject({
    ok: true,
    value: {
      isExcluded: true,
      exclusions: [{ firstOperator: first.username }, { firstOperator: null }],
    },
  })
  expect(await one.call(ops.liftMemberExclusion, { body })).toMatchObject({
    code: 'approval.same_person',
  })
  expect(await mayDebit()).toBe(false)
  // The right of the first one is read again when the second one decides.
  const { rows } = await world.server.pool.query<{ id: bigint }>(
    'select id from identity.operator where username = $1',
    [first.username],
  )
  const roles = world.server.server.modules.staff.orderRoles(1, 'test')
  const role = { operatorId: rows[0]?.id ?? 0n, role: 'head_of_operations' }
  await roles.revoke(role)
  expect(await two.call(ops.liftMemberExclusion, { body })).toMatchObject({
    code: 'operator.right_required',
  })
  await roles.grant(role)
  expect(await mayDebit()).toBe(false)
  expect(await two.call(ops.liftMemberExclusion, { body })).toMatchObject({
    ok: true,
    value: { isExcluded: false },
  })
  expect(await mayDebit()).toBe(true)
  const shown = await two.call(ops.showMemberExclusions, { query: { username } })
  expect(shown.ok && shown.value.exclusions.map(({ events }) => events)).toMatchObject([
    [
      { kind: 'began', operator: first.username },
      { kind: 'lift_asked', operator: first.username },
      { kind: 'lifted', operator: second.username },
    ],
    [{ kind: 'began' }, { kind: 'replaced', operator: first.username }],
  ])
  expect(await two.call(ops.liftMemberExclusion, { body })).toMatchObject({
    code: 'exclusion.none',
  })
})

expectActsWithoutBefore(() => world.server.pool, [])
