import { expect, it } from 'vitest'
import { writeNotice } from './write-notice.ts'

it('the file names its layout first and is indented by two spaces, with a line end', () => {
  const text = writeNotice({
    madeAt: '2026-11-20T12:00:00Z',
    reporter: { cnpj: null, brand: 'Trevo' },
    case: {
      number: 'CI-1',
      openedAt: '2026-11-20T11:00:00Z',
      dueAt: '2026-11-25T11:00:00Z',
      grounds: 'Odds moved before the line-ups',
    },
    match: {
      number: '7',
      name: 'Norte x Sul',
      league: 'Série B',
      startsAt: '2026-11-19T22:00:00Z',
      status: 'ended',
    },
    stakes: [{ market: '1X2', selection: 'Norte', slips: 3, staked: '150.00' }],
    notes: [],
  })
  expect(text).toBe(`{
  "schema": "trevo-integrity-1",
  "madeAt": "2026-11-20T12:00:00Z",
  "reporter": {
    "cnpj": null,
    "brand": "Trevo"
  },
  "case": {
    "number": "CI-1",
    "openedAt": "2026-11-20T11:00:00Z",
    "dueAt": "2026-11-25T11:00:00Z",
    "grounds": "Odds moved before the line-ups"
  },
  "match": {
    "number": "7",
    "name": "Norte x Sul",
    "league": "Série B",
    "startsAt": "2026-11-19T22:00:00Z",
    "status": "ended"
  },
  "stakes": [
    {
      "market": "1X2",
      "selection": "Norte",
      "slips": 3,
      "staked": "150.00"
    }
  ],
  "notes": []
}
`)
})
