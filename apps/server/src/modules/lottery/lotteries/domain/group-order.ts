import type { LotteryGroup } from '@trevo/contract/wps/lottery/shapes.ts'

/** Groups in the order of the lobby. */
export const groups: readonly LotteryGroup[] = [
  'SSC',
  '11X5',
  'LF',
  'PK10',
  'LHC',
  'K3',
  'PCB',
  'BR',
  'VN',
  'SEA',
]
