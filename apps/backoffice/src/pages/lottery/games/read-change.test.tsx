import { describe, expect, it } from 'vitest'
import { currentFields, readChange } from './read-change.ts'

const game = {
  gameCode: 'BR660',
  names: { EN: 'Six of Sixty' },
  isOnSale: true,
  onSaleFrom: null,
  schedules: [
    {
      fromOn: '2020-01-01',
      timeZone: 'America/Sao_Paulo',
      rule: {
        everySec: 300,
        first: '08:00',
        last: '23:00',
        breaks: [{ from: '12:00', to: '13:00' }],
        weekdays: [1, 2, 3],
      },
    },
  ],
  holidays: [],
  limits: { order: '20000.00', multiple: 999, prize: '200000.00', memberDraw: null, draw: null },
  plays: [],
  exposures: [],
}

describe('what the fields of a change say', () => {
  it.each(['schedule', 'limits'] as const)('the current %s is read as it is', (kind) => {
    const { change, fault } = readChange(kind, currentFields(kind, game))
    expect(fault).toBeUndefined()
    const { schedules, limits } = game
    const current =
      kind === 'limits' ? limits : { timeZone: 'America/Sao_Paulo', rule: schedules[0]?.rule }
    expect(change).toEqual({ what: kind, ...current })
  })

  it('amounts are typed as in Brazil, and an empty one is no limit', () => {
    const typed = { ...currentFields('limits', game), order: '1.000,50', draw: '' }
    expect(readChange('limits', typed).change).toMatchObject({ order: '1000.50', draw: null })
  })

  it('fixed times, on all days of the week', () => {
    const typed = { form: 'times', times: '11:00, 20:00', weekdays: '1 2 3 4 5 6 7' }
    expect(readChange('schedule', typed).change).toEqual({
      what: 'schedule',
      rule: { times: ['11:00', '20:00'] },
    })
  })

  it.each([
    ['limits', { order: '12,345678' }, 'order'],
    ['limits', { multiple: '0' }, 'multiple'],
    ['schedule', { form: 'times', times: '25:00' }, 'times'],
    ['exposure', { playId: 'x', line: '' }, 'playId'],
  ] as const)('%s with %o names the field at fault', (kind, typed, fault) => {
    expect(readChange(kind, { ...currentFields(kind, game), ...typed })).toEqual({
      change: undefined,
      fault,
    })
  })
})
