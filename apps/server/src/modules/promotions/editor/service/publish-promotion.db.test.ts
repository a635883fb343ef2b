import { randomUUID } from 'node:crypto'
import type { PromotionContent } from '@trevo/contract/ops/giving/promotion-editor.ts'
import type { PromotionTerms } from '@trevo/contract/promotion-terms.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestPromotions, type TestPromotions } from '../../testing/open-test-promotions.ts'
import { cashTerms, codeOf, promotionSteps } from '../../testing/promotion-steps.ts'

let server: TestPromotions
const { balance, claim, showOf } = promotionSteps(() => server)
beforeAll(async () => {
  server = await openTestPromotions()
})
afterAll(() => server.close())

const text = { title: 'Presente', lead: 'Um presente', body: 'Regras' }
const contentOf = (more: Partial<PromotionContent> = {}): PromotionContent => ({
  anchor: `p-${randomUUID().slice(0, 8)}`,
  kind: 'cashGift',
  category: 'other',
  texts: { PT: text, EN: { title: 'Gift', lead: 'A gift', body: 'Rules' } },
  hue: 120,
  symbols: ['coin'],
  terms: cashTerms('1.00'),
  audience: {},
  timeZone: 'America/Sao_Paulo',
  startsAt: '2026-01-01T00:00:00.000Z',
  endsAt: null,
  budget: '100.00',
  stock: null,
  codes: [],
  sortOrder: 0,
  ...more,
})

const cashback = (bp: number): PromotionTerms => ({
  ...cashTerms('0.00'),
  countedOver: 'lastWeek',
  reward: { prize: 'cash', value: { form: 'percent', of: 'netLoss', bp, cap: '50.00' } },
  perPerson: { times: 1, per: 'week' },
})

const editor = () => server.promotions.editor
const save = (content: PromotionContent, more: { draftId?: string; promotionId?: string } = {}) =>
  editor().savePromotionDraft({
    brandId: 1,
    operator: 'ana',
    draftId: more.draftId ?? randomUUID(),
    promotionId: more.promotionId ?? null,
    revision: 0,
    content,
  })
const simulate = (draftId: string, revision = 1, seed = 1) =>
  editor().simulatePromotion({ brandId: 1, draftId, revision, seed })
const publish = (draftId: string, name: string, revision = 1) =>
  editor().publishPromotion({
    brandId: 1,
    by: server.approvals.by(name),
    draftId,
    revision,
    reason: 'plan of June',
  })
/** Published by two persons; returns its id. */
const publishNew = async (content: PromotionContent, promotionId?: string): Promise<number> => {
  const { draftId } = await save(content, promotionId === undefined ? {} : { promotionId })
  await simulate(draftId)
  expect(await publish(draftId, 'lia')).toMatchObject({ isDone: false })
  expect(await publish(draftId, 'caio')).toMatchObject({ isDone: true })
  const { rows } = await server.pool.query<{ id: number }>(
    'select id from promotions.promotion where anchor = $1',
    [content.anchor],
  )
  return rows[0]?.id ?? 0
}

describe('publishing', () => {
  test('takes two persons; nobody sees a draft before, and one person alone is refused', async () => {
    const content = contentOf()
    const { draftId } = await save(content)
    await simulate(draftId)
    await publish(draftId, 'lia')
    expect(await codeOf(publish(draftId, 'lia'))).toBe('approval.same_person')
    const found = () =>
      server.pool.query('select from promotions.promotion where anchor = $1', [content.anchor])
    expect((await found()).rowCount).toBe(0)
    await publish(draftId, 'caio')
    expect((await found()).rowCount).toBe(1)
    const shown = editor().showPromotionDraft(1, draftId)
    expect(await codeOf(shown)).toBe('promotion.draft_unknown')
  })

  test('needs the cost of a month of this very revision', async () => {
    const content = contentOf()
    const { draftId } = await save(content)
    expect(await codeOf(publish(draftId, 'lia'))).toBe('promotion.not_simulated')
    await simulate(draftId)
    await editor().savePromotionDraft({
      brandId: 1,
      operator: 'ana',
      draftId,
      promotionId: null,
      revision: 1,
      content: { ...content, budget: '200.00' },
    })
    expect(await codeOf(publish(draftId, 'lia', 2))).toBe('promotion.not_simulated')
  })

  test('refuses terms under which return and rewards together would reach what is staked', async () => {
    const staked = cashback(5_000)
    const reward = { prize: 'cash', value: { form: 'percent', of: 'staked', bp: 57, cap: '9.00' } }
    const terms = { ...staked, reward } as PromotionTerms
    const { draftId, faults } = await save(contentOf({ terms }))
    expect(faults).toEqual([{ fault: 'overBound', values: { sum: '0,57', bound: '0,56' } }])
    await simulate(draftId)
    expect(await codeOf(publish(draftId, 'lia'))).toBe('promotion.over_bound')
  })

  test('refuses what is incomplete, and says why', async () => {
    const content = contentOf({ texts: { PT: text }, budget: null, kind: 'redeemCode' })
    const { draftId, faults } = await save(content)
    expect(faults.map(({ fault }) => fault).toSorted()).toEqual([
      'boundless',
      'codeMissing',
      'textMissing',
    ])
    await simulate(draftId)
    expect(await codeOf(publish(draftId, 'lia'))).toBe('promotion.draft_faulty')
  })

  test('of a draft that changed meanwhile is void', async () => {
    const content = contentOf()
    const { draftId } = await save(content)
    await simulate(draftId)
    await publish(draftId, 'lia')
    await editor().savePromotionDraft({
      brandId: 1,
      operator: 'rui',
      draftId,
      promotionId: null,
      revision: 1,
      content: { ...content, budget: '900.00' },
    })
    const outdated = publish(draftId, 'caio')
    expect(await codeOf(outdated)).toBe('promotion.draft_changed')
  })
})

describe('versions', () => {
  test('who began under one keeps its terms; who comes later has the new ones', async () => {
    const held = (amount: string): PromotionTerms => ({
      ...cashTerms(amount),
      conditions: { op: 'all', of: [{ op: 'signedDaysAtLeast', days: 1 }] },
    })
    const content = contentOf({ kind: 'tournament', terms: held('1.00') })
    const id = await publishNew(content)
    const [early, late] = [await server.sit('0.00'), await server.sit('0.00')]
    await server.promotions.joinPromotion(server.askingOf(early.memberId), id)
    await publishNew({ ...content, terms: cashTerms('3.00') }, String(id))
    await server.promotions.joinPromotion(server.askingOf(late.memberId), id)
    expect((await showOf(early.memberId, id)).terms.reward.value).toMatchObject({ amount: '1.00' })
    expect((await showOf(late.memberId, id)).terms.reward.value).toMatchObject({ amount: '3.00' })
    const { versions } = await editor().showOperatorPromotion(1, id)
    expect(versions.map(({ version }) => version)).toEqual([2, 1])
  })

  test('an entry that waits is decided by the terms that it was asked under', async () => {
    const content = contentOf({ kind: 'application', terms: cashTerms('2.00') })
    const id = await publishNew(content)
    const seat = await server.sit('0.00')
    const asking = server.askingOf(seat.memberId)
    await server.promotions.applications.applyForPromotion(asking, {
      promotionId: id,
      comment: 'aqui',
      pictureIds: [],
    })
    const bonus = { ...cashTerms('5.00') }
    await publishNew({ ...content, terms: bonus }, String(id))
    const { operators } = server.promotions
    const filter = { promotionId: String(id), status: 'applying', limit: 10 } as const
    const { entries } = await operators.listPromotionEntries(1, filter)
    expect(entries).toMatchObject([{ version: 1, amount: '2.00' }])
    await operators.decidePromotionEntry({
      operator: 'ana',
      brandId: 1,
      entryId: BigInt(entries[0]?.entryId ?? 0),
      decision: 'approve',
      reason: 'conferido',
    })
    expect(await balance(seat)).toEqual(['2.00', '0.00'])
  })

  test('a gift published with less is claimed at the new amount, and its anchor and kind stay', async () => {
    const content = contentOf()
    const id = await publishNew(content)
    await publishNew({ ...content, terms: cashTerms('0.50') }, String(id))
    const seat = await server.sit('0.00')
    await claim(seat, id)
    expect(await balance(seat)).toEqual(['0.50', '0.00'])
    const { faults } = await save(
      { ...content, anchor: 'outra', kind: 'birthday', budget: '0.10' },
      { promotionId: String(id) },
    )
    expect(faults.map(({ fault }) => fault).toSorted()).toEqual([
      'anchorFixed',
      'budgetSpent',
      'kindFixed',
    ])
  })
})

test('another brand neither reads nor changes a draft', async () => {
  const { draftId } = await save(contentOf())
  expect(await codeOf(editor().showPromotionDraft(2, draftId))).toBe('promotion.draft_unknown')
  const dropped = editor().dropPromotionDraft({ brandId: 2, draftId, revision: 1 })
  expect(await codeOf(dropped)).toBe('promotion.draft_unknown')
})

test('the same draft again changes nothing, and an older revision is refused', async () => {
  const content = contentOf()
  const { draftId } = await save(content)
  expect(await save(content, { draftId })).toMatchObject({ revision: 1 })
  const other = save({ ...content, budget: '7.00' }, { draftId })
  expect(await codeOf(other)).toBe('promotion.draft_changed')
})

test('a member who was excluded after the last reading is not in the audience of a segment', async () => {
  const seat = await server.sit('0.00')
  server.world.described.set(seat.memberId, {
    memberId: seat.memberId,
    brandId: 1,
    account: `trevo@m${seat.memberId}`,
    level: 0,
    registeredAt: new Date('2026-01-01T00:00:00Z'),
    mobile: '+5571999990000',
    availableMinor: 0n,
    line: [],
    isFlagged: false,
  })
  await server.promotions.refreshProfiles()
  const segment = { segmentId: randomUUID(), name: 'Bahia', conditions: { states: ['BA'] } }
  const id = await publishNew(contentOf({ audience: { segment } }))
  expect((await showOf(seat.memberId, id)).standing.status).toBe('claim')
  server.players.set(seat.memberId, { mayBeRewarded: false })
  expect((await showOf(seat.memberId, id)).standing.status).toBe('close')
  server.players.delete(seat.memberId)
  const outside = await server.sit('0.00')
  expect((await showOf(outside.memberId, id)).standing.status).toBe('close')
})

test('a month costs what the sampled members would have got, the same for the same seed', async () => {
  const seat = await server.sit('0.00')
  server.world.described.set(seat.memberId, {
    memberId: seat.memberId,
    brandId: 1,
    account: `trevo@m${seat.memberId}`,
    level: 2,
    registeredAt: new Date('2026-01-01T00:00:00Z'),
    mobile: null,
    availableMinor: 0n,
    line: [],
    isFlagged: false,
  })
  await server.promotions.refreshProfiles()
  server.world.credited.push({
    memberId: seat.memberId,
    amountMinor: parseMoney('100.00'),
    creditedAt: new Date(server.context.clock.now().getTime() - 86_400_000),
  })
  const terms: PromotionTerms = {
    ...cashTerms('0.00'),
    reward: { prize: 'bonus', value: { form: 'percent', of: 'deposit', bp: 1_000, cap: '50.00' } },
    wagering: {
      multiplier: 10,
      weights: { RNG: 10_000 },
      gameWeights: {},
      stakeCap: null,
      prizeCap: null,
      expiresInDays: 7,
    },
    depositMin: '20.00',
  }
  const audience = { levelMin: 2 }
  const { draftId } = await save(contentOf({ kind: 'depositMatch', terms, audience }))
  const cost = await simulate(draftId)
  expect(cost).toMatchObject({
    sampled: 1,
    audience: 1,
    median: '10.00',
    p95: '10.00',
    months: 1_000,
  })
  const again = await simulate(draftId)
  expect(again).toEqual({ ...cost, tookMs: again.tookMs, simulatedAt: again.simulatedAt })
})
