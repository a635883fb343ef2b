import { randomUUID } from 'node:crypto'
import * as endpoints from '@trevo/api-client/endpoints.ts'
import {
  decidePromotionEntry,
  listOperatorPromotions,
  listPromotionEntries,
  setPromotionState,
} from '@trevo/api-client/ops-endpoints.ts'
import { parseMoney } from '@trevo/money/money.ts'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { first, startOperatorWorld } from './start-operator-world.ts'
import { valueOf } from './value-of.ts'

const world = await startOperatorWorld()
beforeEach(() => world.beginTest())
afterAll(() => world.server.close())

const member = () => world.server.logIn('membro.demo')
const promotionsOf = async (api: Awaited<ReturnType<typeof member>>['api']) => {
  const answer = valueOf(await api.call(endpoints.listPromotions, { query: {} }))
  return new Map(answer.list.map((one) => [one.anchor, one]))
}
const idOf = async (anchor: string): Promise<string> =>
  (await promotionsOf(world.server.guest())).get(anchor)?.promotionId ?? ''

/** An operator with a session, from a separate address. */
const operator = () => world.enterAs(first)

describe('promotions over HTTP', () => {
  test('PROMO-1: a guest sees them with their terms; a member the state of each', async () => {
    const guests = await promotionsOf(world.server.guest())
    expect(guests.get('respiro')?.standing.status).toBe('coming')
    expect(guests.get('bonus-depois-da-aposta')).toMatchObject({
      title: 'Bonus after the first bet',
      terms: { wagering: { multiplier: 10, stakeCap: '5.00' } },
      standing: { status: 'join', amount: null },
    })
    const { api } = await member()
    const own = await promotionsOf(api)
    expect(own.get('presente-trevo')?.standing).toMatchObject({ status: 'claim', amount: '1.00' })
    expect(own.get('cashback-da-semana')?.standing.status).toBe('process')
    const signed = await api.call(endpoints.joinPromotion, {
      body: { promotionId: await idOf('cinco-dias') },
    })
    expect(signed).toMatchObject({ ok: true, value: { standing: { status: 'signed' } } })
  })

  test('a gift and a code can be used once', async () => {
    const { api } = await member()
    const body = { promotionId: await idOf('presente-trevo') }
    const taken = await api.call(endpoints.claimPromotion, { body })
    expect(taken).toMatchObject({ ok: true, value: { standing: { status: 'claimed' } } })
    expect(await api.call(endpoints.claimPromotion, { body })).toMatchObject({
      code: 'promotion.taken',
    })
    const code = await api.call(endpoints.redeemPromotionCode, { body: { code: 'trevo3' } })
    expect(code).toMatchObject({ ok: true, value: { anchor: 'codigo' } })
    const wrong = await api.call(endpoints.redeemPromotionCode, { body: { code: 'TREVO9' } })
    expect(wrong).toMatchObject({ code: 'promotion.code_invalid' })
    const guest = await world.server.guest().call(endpoints.claimPromotion, { body })
    expect(guest).toMatchObject({ code: 'login.not.session' })
  })

  test('PROMO-2, PROMO-3, PROMO-4: an application is refused if its text is too long or its pictures are too large, too many or invalid, and decided by an operator', async () => {
    const { api, memberId } = await member()
    const promotionId = await idOf('instalou-o-app')
    const upload = (bytes: Uint8Array) =>
      api.call(endpoints.uploadPromotionPicture, {
        body: { content: Buffer.from(bytes).toString('base64') },
      })
    const drawn = sharp({ create: { width: 20, height: 20, channels: 3, background: 'green' } })
    expect(await upload(Buffer.from('<svg/>'))).toMatchObject({ code: 'promotion.picture_type' })
    expect(await upload(await drawn.clone().gif().toBuffer())).toMatchObject({
      code: 'promotion.picture_type',
    })
    expect(await upload(Buffer.alloc(5 * 1024 * 1024 + 1))).toMatchObject({
      code: 'promotion.picture_too_large',
    })
    const apply = (comment: string, pictureIds: readonly string[]) =>
      api.call(endpoints.applyForPromotion, {
        body: { promotionId, comment, pictureIds: [...pictureIds] },
      })
    expect(await apply('á'.repeat(141), [])).toMatchObject({ code: 'request_param_err' })
    const four = Array.from({ length: 4 }, () => randomUUID())
    expect(await apply('', four)).toMatchObject({ code: 'request_param_err' })
    expect(await apply('', four.slice(1))).toMatchObject({ code: 'promotion.picture_unknown' })
    const png = await upload(await drawn.clone().png().toBuffer())
    const jpg = await upload(await drawn.clone().jpeg().toBuffer())
    if (!png.ok || !jpg.ok) throw new Error('a picture was refused')
    const pictureIds = [png.value.pictureId, jpg.value.pictureId]
    expect(await apply('á'.repeat(140), pictureIds)).toMatchObject({
      ok: true,
      value: { standing: { status: 'applying' } },
    })
    const stranger = await world.server.logIn('agente.demo', 'agent')
    const query = { pictureId: png.value.pictureId }
    expect(await stranger.api.call(endpoints.getPromotionPicture, { query })).toMatchObject({
      code: 'promotion.picture_unknown',
    })
    expect((await api.call(endpoints.getPromotionPicture, { query })).ok).toBe(true)

    const ops = await operator()
    const waiting = valueOf(await ops.call(listPromotionEntries, { query: {} }))
    const entry = waiting.entries.find(({ anchor }) => anchor === 'instalou-o-app')
    expect(entry?.pictureIds).toEqual(pictureIds)
    const decision = { decision: 'approve', reason: 'ícone na tela' } as const
    const params = { entryId: entry?.entryId ?? '0' }
    const before = (await world.server.server.modules.wallet.balanceOf(memberId)).availableMinor
    const decided = await ops.call(decidePromotionEntry, { params, body: decision })
    expect(decided).toMatchObject({ ok: true, value: { status: 'claimed' } })
    expect(await ops.call(decidePromotionEntry, { params, body: decision })).toMatchObject({
      code: 'promotion.entry_decided',
    })
    const after = (await world.server.server.modules.wallet.balanceOf(memberId)).availableMinor
    expect(after - before).toBe(parseMoney('5.00'))
    const own = await api.call(endpoints.listMyApplications, { query: {} })
    expect(own).toMatchObject({ ok: true, value: { list: [{ status: 'claimed' }] } })
  })

  test('points, free rounds and tickets end up in the reward center, and none is lost where a bet must come first', async () => {
    const { api, memberId } = await member()
    const { server } = world
    const prizes = ['points', 'freeRounds', 'ticket'] as const
    const add = async (prize: string): Promise<string> => {
      const { rows } = await server.pool.query<{ id: number }>(
        `insert into promotions.promotion (brand_id, anchor, kind, category, texts, hue, symbols,
           terms, audience, time_zone, starts_at)
         select brand_id, $1, 'cashGift', category, texts, hue, symbols,
           jsonb_set(jsonb_set(terms, '{reward,prize}', to_jsonb($2::text)), '{perPerson,per}',
             '"promotion"'), audience, time_zone, starts_at
         from promotions.promotion where anchor = 'presente-trevo' returning id`,
        [`prize-${prize.toLowerCase()}`, prize],
      )
      return String(rows[0]?.id ?? 0)
    }
    const ids = new Map<string, string>()
    for (const prize of prizes) ids.set(prize, await add(prize))
    const claim = (prize: string) =>
      api.call(endpoints.claimPromotion, { body: { promotionId: ids.get(prize) ?? '' } })

    // The law as the reward center sees it, not yet as promotions' database does.
    await server.change("update settings.brand set jurisdiction = 'br'")
    await server.pool.query('update promotions.reward_law set needs_settled_bet = false')
    for (const prize of prizes) {
      expect(await claim(prize)).toMatchObject({ code: 'promotion.bet_needed' })
    }
    const { rows } = await server.pool.query(
      'select id from promotions.reward where member_id = $1 and prize = any ($2)',
      [memberId, prizes],
    )
    expect(rows).toEqual([])

    await server.change("update settings.brand set jurisdiction = 'open'")
    for (const prize of prizes) {
      expect(await claim(prize)).toMatchObject({
        ok: true,
        value: { standing: { amount: '1.00' } },
      })
    }
    const center = valueOf(await api.call(endpoints.listRewards, { query: { status: 'U' } }))
    const kinds = center.list.map(({ prize }) => prize.type)
    expect(kinds.toSorted()).toEqual(['freeRounds', 'points'])
    const tickets = await api.call(endpoints.listTickets, {})
    expect(tickets).toMatchObject({ ok: true, value: { list: [{ type: 'PRIZE_WHEEL' }] } })
  })

  test('a member sees bonus money and forfeits it; an operator stops a promotion', async () => {
    const { api, memberId } = await member()
    const { brandId } = (await world.server.server.modules.members.findMember(memberId)) ?? {
      brandId: 0,
    }
    await world.server.server.modules.promotions.grantBonus({
      memberId,
      brandId,
      amountMinor: parseMoney('12.00'),
      wagering: {
        multiplier: 3,
        weights: { BGS: 10_000 },
        gameWeights: {},
        stakeCap: null,
        prizeCap: null,
        expiresInDays: 3,
      },
      source: 'test',
      sourceId: randomUUID(),
    })
    const bonuses = valueOf(await api.call(endpoints.listMyBonuses, { query: {} }))
    expect(bonuses.list[0]).toMatchObject({ state: 'active', required: '36.00' })
    const bonusId = bonuses.list[0]?.bonusId ?? ''
    const cancelled = await api.call(endpoints.cancelBonus, { body: { bonusId } })
    expect(cancelled).toMatchObject({ ok: true, value: { state: 'cancelled' } })

    const ops = await operator()
    const promotionId = await idOf('presente-trevo')
    const body = { state: 'stopped', reason: 'fim da campanha' } as const
    expect(await ops.call(setPromotionState, { params: { promotionId }, body })).toMatchObject({
      ok: true,
      value: { state: 'stopped' },
    })
    // The share of promotions is taken by the others that run.
    const stopped = await idOf('zalo')
    const stop = { params: { promotionId: stopped }, body }
    expect(await ops.call(setPromotionState, stop)).toMatchObject({ ok: true })
    await world.server.pool.query(
      `update promotions.promotion set terms = jsonb_set(terms, '{reward,value,bp}', '11')
       where anchor = 'zalo'`,
    )
    expect(
      await ops.call(setPromotionState, { ...stop, body: { ...body, state: 'live' } }),
    ).toMatchObject({
      code: 'promotion.over_bound',
      message: expect.stringMatching(/0\.57\s?%.*0\.56\s?%/),
    })
    const shown = (await promotionsOf(world.server.guest())).get('presente-trevo')
    expect(shown?.standing.status).toBe('close')
    const listed = valueOf(await ops.call(listOperatorPromotions, { query: {} }))
    const gift = listed.promotions.find((one) => one.promotionId === promotionId)
    expect(gift).toMatchObject({ spent: '1.00', issued: 1, stock: 5_000 })
  })
})
