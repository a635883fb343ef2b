import type { StopScope } from '@trevo/contract/ops/games/play-stops.ts'

/** What a stop says of where it holds, and until when. */
export type Stop = {
  readonly brand_id: number
  readonly scope: 'platform' | 'vendor' | 'game'
  readonly vendor: string | null
  readonly node_id: number | null
  readonly confirm_until: Date
  readonly confirmed_at: Date | null
  readonly ended_at: Date | null
}

/** The target of its request to a second person. */
export const targetOf = (what: StopScope): string => {
  switch (what.scope) {
    case 'platform':
      return 'platform'
    case 'vendor':
      return `vendor/${what.vendor}`
    case 'game':
      return `game/${what.nodeId}`
  }
}

/** Null for what `targetOf` did not write. */
export const readTarget = (target: string): StopScope | null => {
  const [scope, of = ''] = target.split('/')
  if (target === 'platform') return { scope: 'platform' }
  if (scope === 'vendor' && of !== '') return { scope: 'vendor', vendor: of }
  if (scope === 'game' && /^\d{1,9}$/.test(of)) return { scope: 'game', nodeId: Number(of) }
  return null
}

export const scopeOfRow = ({ scope, vendor, node_id }: Stop): StopScope => {
  if (scope === 'vendor') return { scope, vendor: vendor ?? '' }
  return scope === 'game' ? { scope, nodeId: node_id ?? 0 } : { scope: 'platform' }
}

type Lasting = Pick<Stop, 'ended_at' | 'confirmed_at' | 'confirm_until'>

/** An unconfirmed one ends at its time, whether or not anybody has written that down. */
export const isActive = ({ ended_at, confirmed_at, confirm_until }: Lasting, now: Date): boolean =>
  ended_at === null && (confirmed_at !== null || confirm_until > now)

/** Where a stake would be placed; without vendor and game, a lottery or a match. */
export type StakePlace = {
  readonly brandId: number
  readonly vendor?: string
  readonly nodeId?: number
}

export const covers = (stop: Stop, { brandId, vendor, nodeId }: StakePlace): boolean => {
  if (stop.brand_id !== brandId) return false
  if (stop.scope === 'platform') return true
  return stop.scope === 'vendor' ? stop.vendor === vendor : stop.node_id === nodeId
}
