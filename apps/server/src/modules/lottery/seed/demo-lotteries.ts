import type { GroupCode } from '@trevo/lottery-rules/group.ts'
import type { ScheduleRule } from '@trevo/contract/ops/lottery-changes.ts'
import type { NumberStyle } from '../draws/domain/schedule.ts'

/** A lottery of the demo brand. Its number is also its number in the catalogue, so it never changes. */
export type DemoLottery = {
  readonly id: number
  readonly code: string
  readonly rulesGroup: GroupCode
  readonly groupCode: string
  readonly area: string | null
  readonly names: { readonly EN: string; readonly PT: string }
  readonly prizeMode: 'LOTT' | 'ELOTT' | 'SEA'
  readonly accountType: 'TCG' | 'TCG_SEA' | 'TCG_LOTTO_VN'
  readonly source: 'engine' | 'operators' | 'feed'
  readonly lockSec: number
  readonly traceDrawsMax: number
  readonly numberStyle: NumberStyle
  readonly timeZone: string
  readonly rule: ScheduleRule
}

/** The time zone of the demo's draws; each schedule stores its zone. */
const home = 'America/Sao_Paulo'

const allDay = (everySec: number): ScheduleRule => {
  const first = new Date(everySec * 1_000).toISOString().slice(11, 19)
  return { everySec, first, last: '24:00', breaks: [] }
}

/** Its number, its code, the groups of its rules and of its menu, and its name in both languages. */
type Head = readonly [number, string, GroupCode, string, EN: string, PT: string]

const headed = ([id, code, rulesGroup, groupCode, EN, PT]: Head) =>
  ({
    id,
    code,
    rulesGroup,
    groupCode,
    area: null,
    names: { EN, PT },
    prizeMode: 'LOTT',
    accountType: 'TCG',
    source: 'engine',
    timeZone: home,
  }) as const

const often = (
  everySec: 60 | 300 | 600,
  head: Head,
  more: Partial<DemoLottery> = {},
): DemoLottery => ({
  ...headed(head),
  lockSec: everySec === 60 ? 5 : 30,
  traceDrawsMax: everySec === 60 ? 120 : 60,
  numberStyle: everySec === 60 ? 'day-4' : 'day-dash-3',
  rule: allDay(everySec),
  ...more,
})

const at = (
  time: string,
  head: Head,
  { weekdays, ...more }: Partial<DemoLottery> & { readonly weekdays?: number[] } = {},
): DemoLottery => ({
  ...headed(head),
  lockSec: 30,
  traceDrawsMax: 15,
  numberStyle: 'year-3',
  rule: { times: [time], ...(weekdays && { weekdays }) },
  ...more,
})

const vietnam = { accountType: 'TCG_LOTTO_VN', timeZone: 'Asia/Ho_Chi_Minh' } as const
const sea = { prizeMode: 'SEA', accountType: 'TCG_SEA' } as const

/** One or more of each group; those without rules yet are left out when seeding. */
export const demoLotteries: readonly DemoLottery[] = [
  often(60, [7001, 'TCFFC', 'SSC', 'SSC', 'Minute Five', 'Cinco do Minuto']),
  often(300, [7002, 'B2BCSSCC', 'SSC', 'SSC', 'Five in Five', 'Cinco em Cinco']),
  often(60, [7003, 'TC11X5', '11X5', '11X5', 'Minute 11×5', '11×5 do Minuto']),
  often(600, [7004, 'B2BC11X5', '11X5', '11X5', '11×5', '11×5']),
  at('20:00', [7005, 'TC3D', 'LF_3D', 'LF', 'Daily 3D', '3D do Dia'], { traceDrawsMax: 30 }),
  at('20:30', [7006, 'TCP3P5', 'LF_P5', 'LF', 'Daily P3/P5', 'P3/P5 do Dia'], {
    traceDrawsMax: 30,
  }),
  // Its numbers are drawn by hand, and two operators type them.
  at('21:30', [7022, 'TC4D', 'LF_4D', 'LF', 'Daily 4D', '4D do Dia'], {
    traceDrawsMax: 30,
    source: 'operators',
    rule: { times: ['09:30', '13:30', '17:30', '21:30'] },
  }),
  often(300, [7007, 'B2BCPK10', 'PK10', 'PK10', 'Ten Runners', 'Dez Corredores'], {
    numberStyle: 'day-3',
  }),
  at('21:00', [7008, 'B2BCLHC', 'LHC', 'LHC', 'Mark Six', 'Seis de 49'], { weekdays: [2, 4, 7] }),
  often(60, [7009, 'TCK3', 'K3', 'K3', 'Three Dice', 'Três Dados']),
  often(300, [7010, 'TCPC28', 'PCB', 'PCB', 'Lucky 28', 'Sorte 28'], { prizeMode: 'ELOTT' }),
  at('18:15', [7011, 'VNNORTH', 'VN_NORTH', 'VN', 'North', 'Norte'], { ...vietnam, area: 'NORTH' }),
  at('17:15', [7012, 'VNCENTRAL', 'VN_CENTRAL', 'VN', 'Central', 'Centro'], {
    ...vietnam,
    area: 'CENTRAL',
  }),
  at('16:15', [7013, 'VNSOUTH', 'VN_SOUTH', 'VN', 'South', 'Sul'], { ...vietnam, area: 'SOUTH' }),
  often(300, [7014, 'SEATHAI', 'SEA_THAI', 'SEA', 'Thai Style', 'Estilo Tailandês'], sea),
  often(300, [7015, 'SEALAO', 'SEA_LAO', 'SEA', 'Lao Style', 'Estilo Laosiano'], sea),
  often(300, [7020, 'SEAVN', 'SEA_VN', 'SEA', 'Vietnam Style', 'Estilo Vietnamita'], sea),
  often(
    300,
    [7021, 'SEAFISH', 'SEA_FISH', 'SEA', 'Fish, Prawn, Crab', 'Peixe, Camarão, Caranguejo'],
    sea,
  ),
  at('20:00', [7016, 'BR660', 'BR_6_60', 'BR', 'Six of Sixty', 'Seis de Sessenta'], {
    prizeMode: 'ELOTT',
    weekdays: [2, 4, 6],
  }),
  at('20:00', [7017, 'BR580', 'BR_5_80', 'BR', 'Five of Eighty', 'Cinco de Oitenta'], {
    prizeMode: 'ELOTT',
    weekdays: [1, 2, 3, 4, 5, 6],
  }),
  at(
    '20:00',
    [7018, 'BR1525', 'BR_15_25', 'BR', 'Fifteen of Twenty-Five', 'Quinze de Vinte e Cinco'],
    { prizeMode: 'ELOTT', weekdays: [1, 2, 3, 4, 5, 6] },
  ),
  at('15:00', [7019, 'BRCOLUMNS', 'BR_COLUMNS', 'BR', 'Seven Columns', 'Sete Colunas'], {
    prizeMode: 'ELOTT',
    weekdays: [1, 3, 5],
  }),
]

/** Of the demo's lotteries, those that its brand of Brazil has too: its own rows, as a lottery is of one brand. */
const alsoInBrazil = ['TCK3', 'B2BC11X5', 'BR660', 'BR580', 'BR1525', 'BRCOLUMNS']

export const brazilLotteries: readonly DemoLottery[] = demoLotteries
  .filter(({ code }) => alsoInBrazil.includes(code))
  .map((one) => ({ ...one, id: one.id + 1_000, code: `${one.code}2` }))
