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

type Given = Pick<DemoLottery, 'id' | 'code' | 'rulesGroup' | 'groupCode' | 'names'> &
  Partial<DemoLottery>

const often = (everySec: 60 | 300 | 600, given: Given): DemoLottery => ({
  area: null,
  prizeMode: 'LOTT',
  accountType: 'TCG',
  source: 'engine',
  lockSec: everySec === 60 ? 5 : 30,
  traceDrawsMax: everySec === 60 ? 120 : 60,
  numberStyle: everySec === 60 ? 'day-4' : 'day-dash-3',
  timeZone: home,
  rule: allDay(everySec),
  ...given,
})

const at = (time: string, given: Given & { readonly weekdays?: number[] }): DemoLottery => {
  const { weekdays, ...rest } = given
  return {
    area: null,
    prizeMode: 'LOTT',
    accountType: 'TCG',
    source: 'engine',
    lockSec: 30,
    traceDrawsMax: 15,
    numberStyle: 'year-3',
    timeZone: home,
    rule: { times: [time], ...(weekdays && { weekdays }) },
    ...rest,
  }
}

const vietnam = 'Asia/Ho_Chi_Minh'

/** One or more of each group; those without rules yet are left out when seeding. */
export const demoLotteries: readonly DemoLottery[] = [
  often(60, {
    id: 7001,
    code: 'TCFFC',
    rulesGroup: 'SSC',
    groupCode: 'SSC',
    names: { EN: 'Minute Five', PT: 'Cinco do Minuto' },
  }),
  often(300, {
    id: 7002,
    code: 'B2BCSSCC',
    rulesGroup: 'SSC',
    groupCode: 'SSC',
    names: { EN: 'Five in Five', PT: 'Cinco em Cinco' },
  }),
  often(60, {
    id: 7003,
    code: 'TC11X5',
    rulesGroup: '11X5',
    groupCode: '11X5',
    names: { EN: 'Minute 11×5', PT: '11×5 do Minuto' },
  }),
  often(600, {
    id: 7004,
    code: 'B2BC11X5',
    rulesGroup: '11X5',
    groupCode: '11X5',
    names: { EN: '11×5', PT: '11×5' },
  }),
  at('20:00', {
    id: 7005,
    code: 'TC3D',
    rulesGroup: 'LF_3D',
    groupCode: 'LF',
    names: { EN: 'Daily 3D', PT: '3D do Dia' },
    traceDrawsMax: 30,
  }),
  at('20:30', {
    id: 7006,
    code: 'TCP3P5',
    rulesGroup: 'LF_P5',
    groupCode: 'LF',
    names: { EN: 'Daily P3/P5', PT: 'P3/P5 do Dia' },
    traceDrawsMax: 30,
  }),
  at('21:30', {
    id: 7022,
    code: 'TC4D',
    rulesGroup: 'LF_4D',
    groupCode: 'LF',
    names: { EN: 'Daily 4D', PT: '4D do Dia' },
    traceDrawsMax: 30,
  }),
  often(300, {
    id: 7007,
    code: 'B2BCPK10',
    rulesGroup: 'PK10',
    groupCode: 'PK10',
    names: { EN: 'Ten Runners', PT: 'Dez Corredores' },
    numberStyle: 'day-3',
  }),
  at('21:00', {
    id: 7008,
    code: 'B2BCLHC',
    rulesGroup: 'LHC',
    groupCode: 'LHC',
    names: { EN: 'Mark Six', PT: 'Seis de 49' },
    weekdays: [2, 4, 7],
  }),
  often(60, {
    id: 7009,
    code: 'TCK3',
    rulesGroup: 'K3',
    groupCode: 'K3',
    names: { EN: 'Three Dice', PT: 'Três Dados' },
  }),
  often(300, {
    id: 7010,
    code: 'TCPC28',
    rulesGroup: 'PCB',
    groupCode: 'PCB',
    names: { EN: 'Lucky 28', PT: 'Sorte 28' },
    prizeMode: 'ELOTT',
  }),
  at('18:15', {
    id: 7011,
    code: 'VNNORTH',
    rulesGroup: 'VN_NORTH',
    groupCode: 'VN',
    area: 'NORTH',
    names: { EN: 'North', PT: 'Norte' },
    accountType: 'TCG_LOTTO_VN',
    timeZone: vietnam,
  }),
  at('17:15', {
    id: 7012,
    code: 'VNCENTRAL',
    rulesGroup: 'VN_CENTRAL',
    groupCode: 'VN',
    area: 'CENTRAL',
    names: { EN: 'Central', PT: 'Centro' },
    accountType: 'TCG_LOTTO_VN',
    timeZone: vietnam,
  }),
  at('16:15', {
    id: 7013,
    code: 'VNSOUTH',
    rulesGroup: 'VN_SOUTH',
    groupCode: 'VN',
    area: 'SOUTH',
    names: { EN: 'South', PT: 'Sul' },
    accountType: 'TCG_LOTTO_VN',
    timeZone: vietnam,
  }),
  often(300, {
    id: 7014,
    code: 'SEATHAI',
    rulesGroup: 'SEA_THAI',
    groupCode: 'SEA',
    names: { EN: 'Thai Style', PT: 'Estilo Tailandês' },
    prizeMode: 'SEA',
    accountType: 'TCG_SEA',
  }),
  often(300, {
    id: 7015,
    code: 'SEALAO',
    rulesGroup: 'SEA_LAO',
    groupCode: 'SEA',
    names: { EN: 'Lao Style', PT: 'Estilo Laosiano' },
    prizeMode: 'SEA',
    accountType: 'TCG_SEA',
  }),
  often(300, {
    id: 7020,
    code: 'SEAVN',
    rulesGroup: 'SEA_VN',
    groupCode: 'SEA',
    names: { EN: 'Vietnam Style', PT: 'Estilo Vietnamita' },
    prizeMode: 'SEA',
    accountType: 'TCG_SEA',
  }),
  often(300, {
    id: 7021,
    code: 'SEAFISH',
    rulesGroup: 'SEA_FISH',
    groupCode: 'SEA',
    names: { EN: 'Fish, Prawn, Crab', PT: 'Peixe, Camarão, Caranguejo' },
    prizeMode: 'SEA',
    accountType: 'TCG_SEA',
  }),
  at('20:00', {
    id: 7016,
    code: 'BR660',
    rulesGroup: 'BR_6_60',
    groupCode: 'BR',
    names: { EN: 'Six of Sixty', PT: 'Seis de Sessenta' },
    prizeMode: 'ELOTT',
    weekdays: [2, 4, 6],
  }),
  at('20:00', {
    id: 7017,
    code: 'BR580',
    rulesGroup: 'BR_5_80',
    groupCode: 'BR',
    names: { EN: 'Five of Eighty', PT: 'Cinco de Oitenta' },
    prizeMode: 'ELOTT',
    weekdays: [1, 2, 3, 4, 5, 6],
  }),
  at('20:00', {
    id: 7018,
    code: 'BR1525',
    rulesGroup: 'BR_15_25',
    groupCode: 'BR',
    names: { EN: 'Fifteen of Twenty-Five', PT: 'Quinze de Vinte e Cinco' },
    prizeMode: 'ELOTT',
    weekdays: [1, 2, 3, 4, 5, 6],
  }),
  at('15:00', {
    id: 7019,
    code: 'BRCOLUMNS',
    rulesGroup: 'BR_COLUMNS',
    groupCode: 'BR',
    names: { EN: 'Seven Columns', PT: 'Sete Colunas' },
    prizeMode: 'ELOTT',
    weekdays: [1, 3, 5],
  }),
]
