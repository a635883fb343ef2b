import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openTestPromotions, type TestPromotions } from '../../testing/open-test-promotions.ts'
import { cashTerms, codeOf, promotionSteps } from '../../testing/promotion-steps.ts'

let server: TestPromotions
const { balance } = promotionSteps(() => server)
beforeAll(async () => {
  server = await openTestPromotions()
})
afterAll(() => server.close())
afterEach(async () => {
  await server.useLaw(false)
  const { problems } = await server.wallet.proveConservation()
  expect(problems).toEqual([])
})

describe('an application', () => {
  const picture = (width = 40) =>
    sharp({ create: { width, height: 30, channels: 3, background: '#1fd17f' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '10/1 0/1 0/1' } })
      .toBuffer()

  test('PROMO-3: a picture is identified by its content, re-encoded and stripped of metadata', async () => {
    const { memberId } = await server.sit('0.00')
    const { applications } = server.promotions
    const original = await picture()
    expect(original.includes('Somebody')).toBe(true)
    const kept = await applications.uploadPromotionPicture(memberId, original.toString('base64'))
    const read = await applications.getPromotionPicture(memberId, kept.pictureId)
    const content = Buffer.from(read.content, 'base64')
    expect(read.type).toBe('image/jpeg')
    expect(content.includes('Somebody')).toBe(false)
    expect((await sharp(content).metadata()).exif).toBeUndefined()
    const webp = await sharp(original).webp().toBuffer()
    const half = original.subarray(0, 200)
    for (const bytes of [webp, half, Buffer.from('<svg onload="x"/>')]) {
      const upload = applications.uploadPromotionPicture(memberId, bytes.toString('base64'))
      expect(await codeOf(upload)).toBe('promotion.picture_type')
    }
    const stranger = await server.sit('0.00')
    expect(await codeOf(applications.getPromotionPicture(stranger.memberId, kept.pictureId))).toBe(
      'promotion.picture_unknown',
    )
  })

  test('PROMO-3: twelve pictures a day without an application are accepted; the next is refused before it is decoded', async () => {
    const { memberId } = await server.sit('0.00')
    await server.pool.query(
      `insert into promotions.picture (id, member_id, type, byte_count, width, height, created_at)
       select gen_random_uuid(), $1, 'image/jpeg', 1, 1, 1, $2 from generate_series(1, 12)`,
      [memberId, server.context.clock.now()],
    )
    // Only its header can be read.
    const broken = (await picture(400)).subarray(0, -60).toString('base64')
    const upload = server.promotions.applications.uploadPromotionPicture(memberId, broken)
    expect(await codeOf(upload)).toBe('promotion.pictures_too_many')
  })

  test('PROMO-2: waits with comment and pictures until an operator approves', async () => {
    const id = await server.addPromotion({ kind: 'appInstall', terms: cashTerms('5.00') })
    const seat = await server.sit('0.00')
    const { applications, operators } = server.promotions
    const { pictureId } = await applications.uploadPromotionPicture(
      seat.memberId,
      (await picture()).toString('base64'),
    )
    const asking = server.askingOf(seat.memberId)
    const order = { promotionId: id, comment: 'instalei ontem', pictureIds: [pictureId] }
    const shown = await applications.applyForPromotion(asking, order)
    expect(shown.standing.status).toBe('applying')
    expect(await codeOf(applications.applyForPromotion(asking, order))).toBe('promotion.taken')
    const { entries } = await operators.listPromotionEntries(1, { status: 'applying', limit: 100 })
    const entry = entries.find(({ account }) => account === `trevo@m${seat.memberId}`)
    expect(entry).toMatchObject({ comment: 'instalei ontem', pictureIds: [pictureId] })
    await operators.decidePromotionEntry({
      operator: 'ana',
      brandId: 1,
      entryId: BigInt(entry?.entryId ?? 0),
      decision: 'approve',
      reason: 'ícone na tela',
    })
    expect(await balance(seat)).toEqual(['5.00', '0.00'])
    const { list } = await applications.listMyApplications(asking)
    expect(list).toMatchObject([{ status: 'claimed', amount: '5.00' }])
    const decide = (more: object) =>
      codeOf(
        operators.decidePromotionEntry({
          operator: 'ana',
          brandId: 1,
          entryId: BigInt(entry?.entryId ?? 0),
          decision: 'approve',
          reason: 'ícone na tela',
          ...more,
        }),
      )
    expect(await decide({})).toBe('promotion.entry_decided')
    expect(await decide({ brandId: 2 })).toBe('promotion.entry_unknown')
    expect(await decide({ entryId: 999_999n })).toBe('promotion.entry_unknown')
    expect(await balance(seat)).toEqual(['5.00', '0.00'])
  })

  test('cannot be approved once nothing is left; it waits as before', async () => {
    const promotionId = await server.addPromotion({
      kind: 'appInstall',
      terms: cashTerms('5.00'),
      stock: 1,
    })
    const { applications, operators } = server.promotions
    const seats = [await server.sit('0.00'), await server.sit('0.00')]
    for (const { memberId } of seats) {
      const order = { promotionId, comment: 'instalei', pictureIds: [] }
      await applications.applyForPromotion(server.askingOf(memberId), order)
    }
    const { entries } = await operators.listPromotionEntries(1, { status: 'applying', limit: 100 })
    const approve = (account: string) =>
      codeOf(
        operators.decidePromotionEntry({
          operator: 'ana',
          brandId: 1,
          entryId: BigInt(entries.find((entry) => entry.account === account)?.entryId ?? 0),
          decision: 'approve',
          reason: 'ícone na tela',
        }),
      )
    const [first, second] = seats.map(({ memberId }) => `trevo@m${memberId}`)
    expect(await approve(first!)).toBe('done')
    expect(await approve(second!)).toBe('promotion.used_up')
    expect(await balance(seats[1]!)).toEqual(['0.00', '0.00'])
    const left = await operators.listPromotionEntries(1, { status: 'applying', limit: 100 })
    expect(left.entries.map(({ account }) => account)).toContain(second)
  })

  test('is for a promotion of the brand that takes applications, while something of it is left', async () => {
    const { applications } = server.promotions
    const seat = await server.sit('0.00')
    const apply = (promotionId: number, brandId = 1) =>
      codeOf(
        applications.applyForPromotion(
          { ...server.askingOf(seat.memberId), brandId },
          { promotionId, comment: 'instalei', pictureIds: [] },
        ),
      )
    expect(await apply(999_999)).toBe('promotion.unknown')
    const gift = await server.addPromotion({ kind: 'cashGift', terms: cashTerms('1.00') })
    expect(await apply(gift)).toBe('promotion.closed')
    const last = await server.addPromotion({
      kind: 'appInstall',
      terms: cashTerms('5.00'),
      stock: 1,
    })
    expect(await apply(last, 2)).toBe('promotion.unknown')
    await server.pool.query('update promotions.promotion set issued_count = 1 where id = $1', [
      last,
    ])
    expect(await apply(last)).toBe('promotion.used_up')
  })
})
