import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { otherCpf } from '../../../testing/open-test-cashier.ts'
import { cpfKey, openTestWithdrawals } from '../../../testing/open-test-withdrawals.ts'
import { refusalOf } from '../../../testing/refusal-of.ts'

const world = await openTestWithdrawals()
afterEach(async () => {
  await world.sandbox.setFaults([])
  world.law.ownCpfRequired = false
})
afterAll(() => world.close())

const account = (accountNumber: string) =>
  ({
    kind: 'bank',
    bankCode: '18236120',
    branch: '1',
    accountNumber,
    accountType: 'checking',
  }) as const
const emailKey = async (cpf: string, name: string) => {
  const key = `${randomUUID().slice(0, 8)}@example.com`
  await world.sandbox.putKey({ key, cpf, name })
  return { kind: 'pix', keyType: 'EMAIL', key } as const
}
const cardsOf = async (memberId: bigint) =>
  (await world.withdrawals.listPayees(memberId, true)).bankCards

describe('payees', () => {
  test('an own Pix key and an own account are accepted and masked, and the first is the default', async () => {
    const memberId = await world.addMember()
    const pix = await world.addPayeeFor(memberId)
    expect(pix).toMatchObject({ kind: 'pix', cardNumber: '***.982.247-**', isDefault: true })
    const bank = await world.addPayeeFor(memberId, account('123456-7'))
    expect(bank).toMatchObject({ bankName: 'Nubank', cardNumber: '••••4567', isDefault: false })
    const answer = await world.withdrawals.listPayees(memberId, true)
    expect(answer).toMatchObject({ bankCardsMax: 5, payeeCpf: '***.982.247-**' })
    expect(answer.bankCards.map(({ bankCardId }) => bankCardId)).toEqual([
      pix.bankCardId,
      bank.bankCardId,
    ])
  })

  test('the key directory decides: another person’s key is refused, an unknown one too', async () => {
    const memberId = await world.addMember()
    const cpf = { kind: 'pix', keyType: 'CPF', key: otherCpf } as const
    expect(await refusalOf(world.addPayeeFor(memberId, cpf))).toBe('payee.not_own')
    const strange = await emailKey(otherCpf, 'Marina Alves')
    expect(await refusalOf(world.addPayeeFor(memberId, strange))).toBe('payee.not_own')
    const unknown = { kind: 'pix', keyType: 'EMAIL', key: 'nobody@example.com' } as const
    expect(await refusalOf(world.addPayeeFor(memberId, unknown))).toBe('payee.key_unknown')
    expect(await cardsOf(memberId)).toEqual([])
  })

  test('under the law a CPF is needed first; elsewhere the given name must be the holder’s', async () => {
    const nameless = await world.addMember({ cpf: undefined, payeeName: null })
    world.law.ownCpfRequired = true
    expect(await refusalOf(world.addPayeeFor(nameless))).toBe('payee.cpf_required')
    world.law.ownCpfRequired = false
    const named = await world.addMember({ cpf: undefined, payeeName: 'Márcia Lima' })
    const other = await emailKey(otherCpf, 'Outra Pessoa')
    expect(await refusalOf(world.addPayeeFor(named, other))).toBe('payee.not_own')
    const own = await emailKey(otherCpf, 'MARCIA LIMA')
    expect(await world.addPayeeFor(named, own)).toMatchObject({ cardHolder: 'MARCIA L.' })
  })

  test('the holder is fixed with the first payee, even after it was removed', async () => {
    const memberId = await world.addMember({ cpf: undefined, payeeName: null })
    const first = await world.addPayeeFor(memberId)
    await world.withdrawals.removePayee(memberId, first.bankCardId)
    const other = await emailKey(otherCpf, 'Outra Pessoa')
    expect(await refusalOf(world.addPayeeFor(memberId, other))).toBe('payee.not_own')
    expect(await world.addPayeeFor(memberId)).toMatchObject({ isDefault: true })
  })

  test('five at most, even for eight concurrent requests', async () => {
    const memberId = await world.addMember()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        refusalOf(world.addPayeeFor(memberId, account(`12345${at}-1`))),
      ),
    )
    expect(answers.filter((one) => one === 'nothing refused')).toHaveLength(5)
    expect(answers.filter((one) => one === 'withdraw.bank.card.max')).toHaveLength(3)
    expect(await cardsOf(memberId)).toHaveLength(5)
  })

  test('the same client id adds once, the same key twice is refused as such, other content is refused', async () => {
    const memberId = await world.addMember()
    const clientId = randomUUID()
    const both = await Promise.all([1, 2].map(() => world.addPayeeFor(memberId, cpfKey, clientId)))
    expect(both[0]?.bankCardId).toBe(both[1]?.bankCardId)
    expect(await refusalOf(world.addPayeeFor(memberId))).toBe('payee.already_added')
    expect(await refusalOf(world.addPayeeFor(memberId, account('1-2'), clientId))).toBe(
      'request.id_reused',
    )
  })

  test('the default can be moved, and moves to the newest left when it is removed', async () => {
    const memberId = await world.addMember()
    const [one, two, three] = [
      await world.addPayeeFor(memberId),
      await world.addPayeeFor(memberId, account('1111-1')),
      await world.addPayeeFor(memberId, account('2222-2')),
    ]
    await world.withdrawals.setDefaultPayee(memberId, two.bankCardId)
    const defaults = async () =>
      (await cardsOf(memberId)).filter(({ isDefault }) => isDefault).map((card) => card.bankCardId)
    expect(await defaults()).toEqual([two.bankCardId])
    await world.withdrawals.removePayee(memberId, two.bankCardId)
    expect(await defaults()).toEqual([three.bankCardId])
    const stranger = await world.addMember()
    for (const act of [world.withdrawals.removePayee, world.withdrawals.setDefaultPayee]) {
      expect(await refusalOf(act(stranger, one.bankCardId))).toBe('payee.unknown')
    }
  })

  test('while the institution is down nothing is added', async () => {
    const memberId = await world.addMember()
    await world.sandbox.setFaults([{ kind: 'api_unavailable', call: 'GET /dict' }])
    expect(await refusalOf(world.addPayeeFor(memberId))).toBe('withdrawal.institution_unavailable')
    expect(await cardsOf(memberId)).toEqual([])
  })
})
