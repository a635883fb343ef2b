import { describe, expect, it } from 'vitest'
import { emptyLottery, readNewLottery } from './read-new-lottery.ts'

const whole = {
  ...emptyLottery,
  gameCode: 'noon',
  timeZone: 'UTC',
  namePT: 'Do Meio-Dia',
  nameEN: 'Noon',
  onSaleFrom: '2030-05-14T12:00',
}

describe('a new lottery as it is typed', () => {
  it('amounts and the return are typed as in Brazil', () => {
    const { lottery } = readNewLottery({ ...whole, order: '1.000,50', oddsReturn: '96,5' })
    expect(lottery).toMatchObject({
      gameCode: 'NOON',
      oddsReturnBp: 9_650,
      limits: { order: '1000.50', prize: '200000.00', multiple: 999 },
    })
  })

  it.each([
    ['gameCode', { gameCode: 'a b' }],
    ['nameEN', { nameEN: '' }],
    ['order', { order: 'much' }],
    ['onSaleFrom', { onSaleFrom: '' }],
    ['oddsReturn', { oddsReturn: 'x' }],
  ])('names %s as the field at fault', (fault, more) => {
    expect(readNewLottery({ ...whole, ...more })).toEqual({ lottery: undefined, fault })
  })
})
