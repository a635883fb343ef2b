import { getGroup } from '../groups/all-groups.ts'
import type { Play, Tier } from '../play.ts'
import { ratio, type Ratio } from '../ratio.ts'

type PlayData = Omit<Play, 'code' | 'see' | 'tiers' | 'prizeModes' | 'kind' | 'digit'> & {
  /** Name and rule combined by default. */
  readonly code?: string
  readonly see?: Play['see']
  readonly tiers: Readonly<Record<string, Ratio>>
  readonly prizeModes?: Play['prizeModes']
  readonly kind?: Play['kind']
}

const prize = ([code, fair]: [string, Ratio]): Tier => ({ code, fair, kind: 'prize' })

/** The tier by which a tie refunds the stake. */
export const refundTier = 'refund'

/** A play from its data: LOTT by series by default. */
export const definePlay = ({ see, tiers, ...data }: PlayData): Play => {
  const group = getGroup(data.group)
  const { reads } = data
  const lastRead = reads ? Math.max(...reads) : undefined
  const digit = lastRead === undefined ? undefined : group.digitOf(lastRead)
  return {
    prizeModes: ['LOTT'],
    kind: 'series',
    // The same play at odds is listed next to the traditional one.
    code: data.name + data.rule + (data.menu.group === 'ENT' ? 'Odds' : ''),
    ...data,
    ...(digit === undefined ? {} : { digit }),
    see:
      see ??
      (({ numbers }, places) => (reads ?? places).map((index) => numbers[index] ?? Number.NaN)),
    tiers: Object.entries(tiers).map((entry) =>
      entry[0] === refundTier ? { code: refundTier, fair: ratio(1), kind: 'refund' } : prize(entry),
    ),
  }
}
