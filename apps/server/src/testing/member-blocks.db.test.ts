import { randomUUID } from 'node:crypto'
import * as endpoints from '@trevo/api-client/endpoints.ts'
import * as ops from '@trevo/api-client/ops-endpoints.ts'
import { memberPermissions, type MemberPermission } from '@trevo/contract/member-permissions.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { allEndpoints } from '../compose/all-endpoints.ts'
import { demoPasswords } from '../modules/identity/index.ts'
import { first, startOperatorWorld } from './start-operator-world.ts'
import { code, setPaymentPassword } from './start-transfer-world.ts'
import { valueOf } from './value-of.ts'

const world = await startOperatorWorld()
const { server } = world
const { modules } = server.server
const { members, wallet, cashier } = modules
let entered: Promise<ReturnType<typeof world.apiOf>> | undefined
beforeEach(() => {
  world.beginTest()
  entered = undefined
})
afterAll(async () => {
  expect((await wallet.proveConservation()).problems).toEqual([])
  await server.close()
})

const reason = 'Case 12'
/** Signs in once a test: a code counts once. */
const operator = () => {
  entered ??= world.enter(world.withCode(first)).then(({ token }) => world.apiOf({ token }))
  return entered
}
const block = async (
  username: string,
  permissions: MemberPermission[],
  until: string | null = null,
) =>
  (await operator()).call(ops.blockMember, {
    params: { memberId: username },
    body: { permissions, until, reason },
  })
const unblock = async (username: string, permissions: MemberPermission[]) =>
  (await operator()).call(ops.unblockMember, {
    params: { memberId: username },
    body: { permissions, reason },
  })
const codeOf = (answer: { ok: boolean; code?: string }): string => answer.code ?? 'ok'
const refusalOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'ok',
    (error: { code?: string }) => error.code ?? String(error),
  )
const stake = (memberId: bigint, txnId: string) =>
  server.stake({ memberId, txnId, amount: '1.00', nodeId: 1001, roundId: `r-${txnId}` })

test('every call that moves money names the permission that it needs, or leads money back', () => {
  const moving = allEndpoints.filter(({ startsMoney }) => startsMoney)
  const without = moving.filter(({ permission }) => permission === undefined)
  expect(without.map(({ name }) => name).toSorted()).toEqual([
    'answerPeerPayment',
    'cancelOrders',
    'cancelWithdrawal',
    'cashOutSlip',
    'putInVault',
    'recallFunds',
    'walletTransfer',
  ])
})

describe('a blocked permission', () => {
  test('login: ends every session and opens none, and only the right password learns of it', async () => {
    const ana = await server.logIn('ana.demo')
    expect(codeOf(await block('ana.demo', ['login']))).toBe('ok')
    expect(await modules.identity.resolveSession(ana.token)).toBeUndefined()
    const logIn = async (password: string) => {
      const humanProof = await server.proveHuman()
      const body = { username: 'ana.demo', password, humanProof, type: 'username' } as const
      return codeOf(await server.guest().call(endpoints.login, { body }))
    }
    expect(await logIn('wrong')).toBe('login.failed')
    expect(await logIn(demoPasswords.member)).toBe('account.blocked')
    expect(codeOf(await unblock('ana.demo', ['login']))).toBe('ok')
    expect((await server.logIn('ana.demo')).memberId).toBe(ana.memberId)
  })

  test('stake: refused by the route, by the ledger, and so for vendors; nothing else is blocked', async () => {
    const { api, memberId } = await server.logIn('ana.demo')
    await server.deposit(memberId, 'b1', '100.00')
    await block('ana.demo', ['stake'])
    expect(await refusalOf(stake(memberId, 's1'))).toBe('wallet.debit_refused')
    const launched = await api.call(endpoints.launchGame, { query: { nodeId: 1001 } })
    expect(codeOf(launched)).toBe('account.blocked')
    expect(codeOf(await api.call(endpoints.getWithdrawSettings))).toBe('ok')
    await unblock('ana.demo', ['stake'])
    expect((await stake(memberId, 's2')).outcome).toBe('applied')
  })

  test('deposit: no new charge, and what is open is cancelled', async () => {
    const { api, memberId } = await server.logIn('bento.demo')
    await block('bento.demo', ['deposit'])
    const order = { clientId: randomUUID(), channel: 'PIX', amount: '50.00' } as const
    expect(codeOf(await api.call(endpoints.createDeposit, { body: order }))).toBe('account.blocked')
    const past = cashier.createDeposit({ memberId, brandId: 1, ...order })
    expect(await refusalOf(past)).toBe('deposit.not_allowed')
    const { rows } = await server.pool.query(
      'select from cashier.closed_account where member_id = $1',
      [memberId],
    )
    expect(rows).toHaveLength(1)
    await unblock('bento.demo', ['deposit'])
    const again = { memberId, brandId: 1, clientId: randomUUID(), amount: '50.00' }
    expect(await refusalOf(cashier.createDeposit(again))).not.toBe('deposit.not_allowed')
  })

  test('bonus: nothing is offered a way in, by the route and under the lock', async () => {
    const { api, memberId } = await server.logIn('clara.demo')
    await block('clara.demo', ['bonus'])
    const body = { code: 'trevo3' }
    expect(codeOf(await api.call(endpoints.redeemPromotionCode, { body }))).toBe('account.blocked')
    const asking = { memberId, brandId: 1, device: { address: '127.0.0.1', userAgent: 't' } }
    const names = { PT: 'Bônus', EN: 'Bonus' }
    const granted = modules.rewards.grantReward({
      ...asking,
      kind: 'MANUAL',
      names,
      prize: { type: 'cash', amountMinor: 10_000n },
      source: 'test',
      sourceId: randomUUID(),
    })
    expect(await refusalOf(granted)).toBe('rewards.not_allowed')
    await unblock('clara.demo', ['bonus'])
  })

  test('withdraw: refused under the lock, and money does not leave to other members either', async () => {
    const { api, memberId } = await server.logIn('davi.demo')
    await server.deposit(memberId, 'b2', '100.00')
    await setPaymentPassword({ api, memberId, token: '' }, demoPasswords.member)
    await block('davi.demo', ['withdraw'])
    const order = { clientId: randomUUID(), amount: '10.00', paymentPassword: code }
    const sent = await api.call(endpoints.transferUpline, { body: order })
    expect(codeOf(sent)).toBe('account.blocked')
    const asked = cashier.withdrawals.createWithdrawal({
      memberId,
      brandId: 1,
      clientId: randomUUID(),
      payeeId: randomUUID(),
      channel: 'pix',
      amount: '20.00',
      device: { userAgent: 't', address: '127.0.0.1' },
    })
    expect(await refusalOf(asked)).toBe('withdrawal.not_allowed')
    await unblock('davi.demo', ['withdraw'])
  })

  test('marketing: announcements that call to play are left out', async () => {
    const { api } = await server.logIn('elisa.demo')
    const count = async () => {
      const { banners, player, popup } = valueOf(
        await api.call(endpoints.listAnnouncements, { query: {} }),
      )
      return banners.length + player.length + popup.length
    }
    const before = await count()
    await block('elisa.demo', ['marketing'])
    expect(await count()).toBeLessThan(before)
    await unblock('elisa.demo', ['marketing'])
    expect(await count()).toBe(before)
  })

  test('ends at its time by itself, and what else is blocked stays blocked', async () => {
    const { memberId } = await server.logIn('ana.demo')
    await server.deposit(memberId, 'e0', '20.00')
    const inAnHour = new Date(world.clock.now().getTime() + 3_600_000).toISOString()
    await block('ana.demo', ['stake'], inAnHour)
    await block('ana.demo', ['bonus'])
    await members.endBlocks()
    expect(await refusalOf(stake(memberId, 'e1'))).toBe('wallet.debit_refused')
    world.advance(3_700_000)
    // The operator's session has ended by then too.
    entered = undefined
    expect(await members.endBlocks()).toBe(1)
    expect((await stake(memberId, 'e2')).outcome).toBe('applied')
    expect((await members.findMember(memberId))?.blocked).toEqual(['bonus'])
    const past = new Date(world.clock.now().getTime() - 1).toISOString()
    expect(codeOf(await block('ana.demo', ['stake'], past))).toBe('member.block_end')
    const fiveYearsMs = 5 * 366 * 86_400_000
    const after = (ms: number) => new Date(world.clock.now().getTime() + ms).toISOString()
    const tooLong = await block('ana.demo', ['stake'], after(fiveYearsMs + 3_600_000))
    expect(codeOf(tooLong)).toBe('member.block_end')
    valueOf(await block('ana.demo', ['stake'], after(fiveYearsMs - 3_600_000)))
    await unblock('ana.demo', ['stake'])
    await unblock('ana.demo', ['bonus'])
    expect(codeOf(await unblock('ana.demo', ['bonus']))).toBe('member.not_blocked')
  })

  test('stays when an exclusion ends, which stays when a block ends', async () => {
    const { api, memberId } = await server.logIn('bento.demo')
    await server.deposit(memberId, 'b3', '20.00')
    const body = {
      kind: 'pause',
      term: 'day',
      password: demoPasswords.member,
      statementAccepted: true,
    } as const
    valueOf(await api.call(endpoints.excludeSelf, { body }))
    await block('bento.demo', ['stake'])
    const end = async () => {
      await server.pool.query(
        `update members.exclusion set ends_at = now() - interval '1 second'
         where member_id = $1 and ended_at is null`,
        [memberId],
      )
      await members.endExclusions()
    }
    await unblock('bento.demo', ['stake'])
    expect(await refusalOf(stake(memberId, 'x1'))).toBe('wallet.debit_refused')
    await block('bento.demo', ['stake'])
    await end()
    expect(await members.isExcluded(memberId)).toBe(false)
    expect(await refusalOf(stake(memberId, 'x2'))).toBe('wallet.debit_refused')
    await unblock('bento.demo', ['stake'])
    expect((await stake(memberId, 'x3')).outcome).toBe('applied')
  })

  test('of 20 blocks and unblocks at once leaves member, rows and guard agreeing', async () => {
    const { memberId } = await server.logIn('clara.demo')
    const api = await operator()
    const params = { memberId: 'clara.demo' }
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0
          ? api.call(ops.blockMember, {
              params,
              body: { permissions: [...memberPermissions], until: null, reason },
            })
          : api.call(ops.unblockMember, {
              params,
              body: { permissions: [...memberPermissions], reason },
            }),
      ),
    )
    const { rows } = await server.pool.query<{ agree: boolean }>(
      `select m.blocked @> coalesce(array_agg(b.permission) filter (where b.permission is not null), '{}')
         and cardinality(m.blocked) = count(b.permission)
         and (a.state & 1 = 1) = ('stake' = any(m.blocked)) as agree
       from members.member m join wallet.account a on a.id = m.member_id * 4
       left join members.block b on b.member_id = m.member_id and b.ended_at is null
       where m.member_id = $1 group by m.blocked, a.state`,
      [memberId],
    )
    expect(rows).toEqual([{ agree: true }])
    await api.call(ops.unblockMember, {
      params,
      body: { permissions: [...memberPermissions], reason },
    })
  })
})

describe('segments', () => {
  const isFlagged = async (memberId: bigint) => {
    await server.pool.query(`update promotions.member_profile set due_at = '2020-01-01'`)
    await modules.promotions.refreshProfiles()
    const { rows } = await server.pool.query<{ is_flagged: boolean }>(
      'select is_flagged from promotions.member_profile where member_id = $1',
      [memberId],
    )
    return rows[0]?.is_flagged
  }

  test.each(['bonus', 'marketing'] as const)('leave out who has %s blocked', async (permission) => {
    const { memberId } = await server.logIn('elisa.demo')
    expect(await isFlagged(memberId)).toBe(false)
    await block('elisa.demo', [permission])
    expect(await isFlagged(memberId)).toBe(true)
    await unblock('elisa.demo', [permission])
    expect(await isFlagged(memberId)).toBe(false)
  })
})

describe('a stolen phone', () => {
  test('every session ends, every second factor is gone, and a new one is due at the next login', async () => {
    const { memberId, token } = await server.logIn('elisa.demo')
    await server.pool.query(
      `insert into identity.totp (member_id, secret_sealed, confirmed_at) values ($1, '\\x00', now())`,
      [memberId],
    )
    const api = await operator()
    const params = { memberId: 'elisa.demo' }
    const body = { requireSecondFactor: true, reason }
    const ended = valueOf(await api.call(ops.endMemberSessions, { params, body }))
    expect(ended).toMatchObject({ secondFactorDue: true })
    expect(ended.endedCount).toBeGreaterThan(0)
    expect(await modules.identity.resolveSession(token)).toBeUndefined()
    const { guards } = valueOf(await api.call(ops.showMember, { params }))
    expect(guards).toMatchObject({ totpOn: false, secondFactorDue: true })
    // Without a confirmed email, nothing is possible but setting up a new one.
    const again = await server.logIn('elisa.demo')
    const page = await again.api.call(endpoints.getWithdrawSettings)
    expect(codeOf(page)).toBe('security.mfa_required')
  })
})
