import { describe, expect, test } from 'vitest'
import { apiPixShapes } from './shapes.ts'

const refund = { id: 'r1', rtrId: 'D'.repeat(32), valor: '12.34', status: 'DEVOLVIDO' }
const pix = {
  endToEndId: 'E'.repeat(32),
  txid: 'abc',
  valor: '12.34',
  horario: '2030-01-01T09:00:00-03:00',
}
const charge = {
  txid: 'a'.repeat(32),
  calendario: { criacao: '2030-01-01T12:00:00Z', expiracao: 900 },
  valor: { original: '50.00' },
  loc: { id: 1, location: 'https://bank.example/qr/v2/1' },
}

describe('the institution’s answers', () => {
  test('new fields and another order change nothing', () => {
    const read = apiPixShapes.pix.parse({ novidade: { x: 1 }, ...pix, componentesValor: {} })
    expect(read).toEqual({
      endToEndId: pix.endToEndId,
      txid: 'abc',
      amountMinor: 123_400n,
      paidAt: new Date('2030-01-01T12:00:00Z'),
      payer: undefined,
      refunds: [],
    })
  })

  test.each([
    ['DEVOLVIDO', 'done'],
    ['NAO_REALIZADO', 'failed'],
    ['EM_PROCESSAMENTO', 'processing'],
    ['ALGO_NOVO', 'processing'],
  ])('a refund that is %s is %s: an unknown word is no end', (status, read) => {
    expect(apiPixShapes.refund.parse({ ...refund, status }).status).toBe(read)
  })

  test('the payer is a person or a company, or unknown', () => {
    const payerOf = (pagador: unknown) => apiPixShapes.pix.parse({ ...pix, pagador }).payer
    expect(payerOf({ cpf: '52998224725', nome: 'Ana' })?.document).toBe('52998224725')
    expect(payerOf({ cnpj: '11222333000181', nome: 'Loja' })?.document).toBe('11222333000181')
    expect(payerOf({ nome: 'Ana' })).toBeUndefined()
    expect(payerOf({ cpf: '' })).toBeUndefined()
    expect(payerOf({ cpf: '', cnpj: '11222333000181' })?.document).toBe('11222333000181')
    expect(payerOf({ cpf: 4_832_197_017 })?.document).toBe('4832197017')
  })

  test.each([
    [{ cpf: 1.5 }],
    [{ cpf: ['52998224725'] }],
    [{ nome: 7, cpf: '52998224725' }],
    ['Ana'],
  ])(
    '2.2: a payer that cannot be read is not known, and its Pix is read all the same: %j',
    (pagador) => {
      const read = apiPixShapes.pix.parse({ ...pix, pagador })
      expect([read.amountMinor, read.payer]).toEqual([123_400n, undefined])
    },
  )

  test('a charge ends by the institution’s own clock; its location loses the scheme', () => {
    expect(apiPixShapes.charge.parse(charge)).toMatchObject({
      location: 'bank.example/qr/v2/1',
      expiresAt: new Date('2030-01-01T12:15:00Z'),
      isPayable: true,
      amountMinor: 500_000n,
    })
  })

  // API Pix 2.9.0, validadeAposVencimento, examples A to G.
  test.each([
    ['2020-10-20', 4, '2020-10-26'],
    ['2020-12-25', 0, '2020-12-28'],
    ['2020-12-25', 1, '2020-12-29'],
    ['2020-12-25', 3, '2020-12-31'],
    ['2020-12-25', 4, '2021-01-04'],
    ['2021-08-27', 5, '2021-09-01'],
    ['2021-08-28', 5, '2021-09-06'],
  ])('2.1: due on %s with %s days of grace, the last day is %s', (dueOn, grace, lastDay) => {
    const calendario = { ...charge.calendario, dataDeVencimento: dueOn }
    const dated = { ...charge, calendario: { ...calendario, validadeAposVencimento: grace } }
    const { expiresAt } = apiPixShapes.datedCharge.parse(dated)
    // The last instant of the day in Brasília, and the first one after it.
    expect(new Date(expiresAt.getTime() - 1).toISOString()).toBe(
      new Date(Date.parse(`${lastDay}T23:59:59.999-03:00`)).toISOString(),
    )
  })

  test.each([
    ['a charge without location', apiPixShapes.charge, { ...charge, loc: undefined }],
    ['an amount with three decimals', apiPixShapes.pix, { ...pix, valor: '1.234' }],
    ['an amount with a sign', apiPixShapes.pix, { ...pix, valor: '-1.23' }],
    ['an end-to-end id of 31', apiPixShapes.pix, { ...pix, endToEndId: 'E'.repeat(31) }],
  ])('%s is unreadable', (_name, shape, body) => {
    expect(shape.safeParse(body).success).toBe(false)
  })
})
