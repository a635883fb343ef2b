import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { refusalOf } from '../../../testing/refusal-of.ts'
import { useTestWithdrawals } from '../../../testing/use-test-cashier.ts'

const world = await useTestWithdrawals()
const { withdrawals } = world

const inReview = async () => {
  const asking = await world.addPayeeMember('20000.00')
  return { ...asking, ...(await world.withdrawFor(asking, '6000.00')) }
}
type Typed = Partial<Parameters<typeof withdrawals.askMember>[0]>
const ask = (withdrawalId: string, typed: Typed = {}) =>
  withdrawals.askMember({
    withdrawalId,
    questionId: randomUUID(),
    brandId: 1,
    operator: 'ana',
    wants: 'text',
    question: 'Where do you bank?',
    ...typed,
  })
const open = (withdrawalId: string) => withdrawals.openWithdrawal(1, withdrawalId)

test('a member is asked without a refusal, answers, and the wait is on the clock', async () => {
  const { withdrawalId, memberId } = await inReview()
  const { questionId } = await ask(withdrawalId)
  const shown = await withdrawals.getWithdrawal(memberId, withdrawalId)
  expect(shown).toMatchObject({
    status: 'review',
    questions: [{ questionId, question: 'Where do you bank?', endedAt: null }],
  })
  expect(JSON.stringify(shown)).not.toContain('ana')
  const { list } = await withdrawals.listWithdrawals({
    brandId: 1,
    query: { view: 'asked', pageSize: 50 },
  })
  expect(list).toMatchObject([{ withdrawalId, askedMemberAt: expect.any(String) }])

  world.moveClock(40 * 60_000)
  expect((await open(withdrawalId)).waitedForMemberMs).toBeGreaterThanOrEqual(40 * 60_000)
  const answered = { withdrawalId, questionId, answer: ' At the Banco Quatro Rios ' }
  await withdrawals.answerWithdrawalQuestion(memberId, answered)
  world.moveClock(90 * 60_000)
  const after = await open(withdrawalId)
  // It waited for the member until the answer and not any longer.
  expect(after.waitedForMemberMs).toBeLessThan(41 * 60_000)
  expect(after.questions).toMatchObject([
    { askedBy: 'ana', answer: 'At the Banco Quatro Rios', endedAt: expect.any(String) },
  ])
  expect(after.withdrawal.events.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['question', 'answer']),
  )
  // The retry of a lost answer changes nothing, another answer is refused.
  await withdrawals.answerWithdrawalQuestion(memberId, answered)
  expect(
    await refusalOf(
      withdrawals.answerWithdrawalQuestion(memberId, { ...answered, answer: 'Elsewhere' }),
    ),
  ).toBe('withdrawal.question_answered')
})

test('one question waits at a time, and the same id is the same question', async () => {
  const { withdrawalId } = await inReview()
  const questionId = randomUUID()
  const first = await ask(withdrawalId, { questionId })
  expect(await ask(withdrawalId, { questionId })).toEqual(first)
  expect(await refusalOf(ask(withdrawalId, { questionId, question: 'Another one' }))).toBe(
    'request.id_reused',
  )
  expect(await refusalOf(ask(withdrawalId))).toBe('withdrawal.question_open')
  const { questions } = await open(withdrawalId)
  expect(questions).toHaveLength(1)
})

test('a decision ends the wait, and what is decided is not asked about', async () => {
  const { withdrawalId, memberId } = await inReview()
  const { questionId } = await ask(withdrawalId)
  const by = { operator: 'ana', brandId: 1 }
  await withdrawals.refuseWithdrawal({ withdrawalId, ...by, remark: 'No answer came' })
  expect((await open(withdrawalId)).questions).toMatchObject([
    { answer: null, endedAt: expect.any(String) },
  ])
  expect(
    await refusalOf(
      withdrawals.answerWithdrawalQuestion(memberId, { withdrawalId, questionId, answer: 'Late' }),
    ),
  ).toBe('withdrawal.question_answered')
  expect(await refusalOf(ask(withdrawalId))).toBe('withdrawal.too_late')
})

test('a document is a picture that is drawn again, for operators of the brand alone', async () => {
  const { withdrawalId, memberId } = await inReview()
  const { questionId } = await ask(withdrawalId, { wants: 'picture' })
  const answer = { withdrawalId, questionId, answer: 'Here it is' }
  const send = (picture?: string, who = memberId) =>
    withdrawals.answerWithdrawalQuestion(who, { ...answer, picture })
  expect(await refusalOf(send())).toBe('withdrawal.picture_required')
  expect(await refusalOf(send(Buffer.from('no picture').toString('base64')))).toBe(
    'withdrawal.picture_unreadable',
  )
  const drawn = sharp({ create: { width: 8, height: 6, channels: 3, background: '#a33' } }).png()
  const picture = (await drawn.toBuffer()).toString('base64')
  expect(await refusalOf(send(picture, 999_999n))).toBe('withdrawal.unknown')
  expect((await send(picture)).questions).toMatchObject([{ hasPicture: true }])
  const { webp } = await withdrawals.showAnsweredPicture(1, { withdrawalId, questionId })
  expect(Buffer.from(webp, 'base64').subarray(8, 12).toString()).toBe('WEBP')
  const ofOther = withdrawals.showAnsweredPicture(2, { withdrawalId, questionId })
  expect(await refusalOf(ofOther)).toBe('withdrawal.unknown')
})

test('operators note for each other, in any state, and no other brand does', async () => {
  const { withdrawalId, memberId } = await inReview()
  await withdrawals.cancelWithdrawal(memberId, withdrawalId)
  const noteId = randomUUID()
  const note = { withdrawalId, noteId, brandId: 1, operator: 'ana', note: 'Called her' }
  const written = await withdrawals.addWithdrawalNote(note)
  expect(await withdrawals.addWithdrawalNote(note)).toEqual(written)
  expect(await refusalOf(withdrawals.addWithdrawalNote({ ...note, note: 'Other' }))).toBe(
    'request.id_reused',
  )
  expect((await open(withdrawalId)).notes).toEqual([written])
  expect(await refusalOf(withdrawals.addWithdrawalNote({ ...note, brandId: 2 }))).toBe(
    'withdrawal.unknown',
  )
  expect(JSON.stringify(await withdrawals.getWithdrawal(memberId, withdrawalId))).not.toContain(
    'Called her',
  )
})

test('lists have every state, due ones by their deadline, and pages meet without a gap', async () => {
  const views = async (view: 'all' | 'clock' | 'cancelled', more: object = {}) =>
    withdrawals.listWithdrawals({ brandId: 1, query: { view, pageSize: 50, ...more } })
  world.law.payableWithinMin = 120
  const later = await inReview()
  world.law.payableWithinMin = 15
  const soon = await inReview()
  world.law.payableWithinMin = 0
  const cancelled = await inReview()
  await withdrawals.cancelWithdrawal(cancelled.memberId, cancelled.withdrawalId)
  const idsOf = async (asked: ReturnType<typeof views>) =>
    (await asked).list.map(({ withdrawalId }) => withdrawalId)

  expect(await idsOf(views('clock'))).toEqual([soon.withdrawalId])
  expect(await idsOf(views('cancelled'))).toContain(cancelled.withdrawalId)
  expect(await idsOf(views('cancelled'))).not.toContain(later.withdrawalId)
  const whole = await idsOf(views('all'))
  expect(whole.slice(0, 3)).toEqual([cancelled.withdrawalId, soon.withdrawalId, later.withdrawalId])
  const pages: string[] = []
  let before: string | undefined
  do {
    const page = await views('all', { pageSize: 2, ...(before && { before }) })
    pages.push(...page.list.map(({ withdrawalId }) => withdrawalId))
    before = page.next ?? undefined
  } while (before)
  expect(pages).toEqual(whole)
  expect(await idsOf(views('all', { amountMin: '6000.01' }))).toEqual([])
  expect(
    await withdrawals.listWithdrawals({ brandId: 2, query: { view: 'all', pageSize: 50 } }),
  ).toMatchObject({ list: [], next: null })
})
