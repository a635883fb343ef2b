import { NewLottery } from '@trevo/contract/ops/lottery/new-lottery.ts'
import { plainAmount } from '../../../core/plain-amount.ts'
import { ruleOf, type Typed } from '../games/read-change.ts'

/** What the fields say before anything is typed. */
export const emptyLottery: Typed = {
  gameCode: '',
  rulesGroup: 'SSC',
  namePT: '',
  nameEN: '',
  source: 'engine',
  lockSec: '30',
  traceDrawsMax: '60',
  timeZone: '',
  form: 'interval',
  everySec: '600',
  first: '00:10',
  last: '24:00',
  breaks: '',
  times: '20:00',
  weekdays: '1 2 3 4 5 6 7',
  oddsReturn: '97,00',
  order: '20000,00',
  prize: '200000,00',
  multiple: '999',
  onSaleFrom: '',
}

const momentOf = (typed: string | undefined): string => {
  const at = new Date(typed ?? '')
  return Number.isNaN(at.getTime()) ? '' : at.toISOString()
}

/** The lottery that the fields describe; undefined, and the first field at fault, if they are not valid. */
export const readNewLottery = (
  typed: Typed,
): { readonly lottery: NewLottery | undefined; readonly fault: string | undefined } => {
  const text = (name: string): string => (typed[name] ?? '').trim()
  const read = NewLottery.safeParse({
    gameCode: text('gameCode').toUpperCase(),
    rulesGroup: text('rulesGroup'),
    names: { PT: text('namePT'), EN: text('nameEN') },
    source: text('source'),
    lockSec: Number(text('lockSec')),
    traceDrawsMax: Number(text('traceDrawsMax')),
    timeZone: text('timeZone'),
    rule: ruleOf(typed),
    oddsReturnBp: Math.round(Number(text('oddsReturn').replace(',', '.')) * 100),
    limits: {
      order: plainAmount(text('order')),
      prize: plainAmount(text('prize')),
      multiple: Number(text('multiple')),
    },
    onSaleFrom: momentOf(typed['onSaleFrom']),
  })
  if (read.success) return { lottery: read.data, fault: undefined }
  const [issue] = read.error.issues
  const path = issue?.path.filter((part) => typeof part === 'string') ?? []
  const [first, second] = path
  const field =
    first === 'names' ? `name${second ?? 'PT'}` : first === 'limits' ? second : (first ?? 'rule')
  return { lottery: undefined, fault: String(field === 'oddsReturnBp' ? 'oddsReturn' : field) }
}
