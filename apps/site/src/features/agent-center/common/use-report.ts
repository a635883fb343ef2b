import { contractProducts, type ContractProduct } from '@trevo/contract/contract-terms.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useBrandZone } from '../../../core/session/use-brand-zone.ts'
import { areGood, daysOf, presets, type Days, type Preset } from './days.ts'

export type Report = {
  readonly preset: Preset | 'own'
  /** As in the address. */
  readonly days: Days
  readonly isGood: boolean
  readonly product: ContractProduct
  /** The downline whose team is shown. */
  readonly memberId: string | undefined
  readonly get: (name: string) => string | null
  /** Writes to the address; an empty value is removed. */
  readonly change: (next: Readonly<Record<string, string>>) => void
  /** Parameters for the calls. */
  readonly query: Days & {
    readonly product?: ContractProduct
    readonly memberId?: string
    readonly username?: string
  }
}

/** The state of a report is in the address, so it can be reloaded, shared and reached with Back. */
export const useReport = (): Report => {
  const [params, setParams] = useSearchParams()
  const [now] = useState(() => new Date())
  const timeZone = useBrandZone()
  const asked = params.get('period')
  const preset = asked === 'own' ? 'own' : (presets.find((one) => one === asked) ?? 'days7')
  const days =
    preset === 'own'
      ? { startDate: params.get('from') ?? '', endDate: params.get('to') ?? '' }
      : daysOf(preset, now, timeZone)
  const product = contractProducts.find((one) => one === params.get('product')) ?? 'CONS'
  const memberId = params.get('member') ?? undefined
  const username = params.get('username') ?? undefined
  const change = (next: Readonly<Record<string, string>>) =>
    setParams(
      (before) => {
        const changed = new URLSearchParams(before)
        for (const [name, value] of Object.entries(next)) {
          if (value === '') changed.delete(name)
          else changed.set(name, value)
        }
        return changed
      },
      { preventScrollReset: true },
    )
  return {
    preset,
    days,
    isGood: areGood(days),
    product,
    memberId,
    get: (name) => params.get(name),
    change,
    query: {
      ...days,
      ...(product !== 'CONS' && { product }),
      ...(memberId !== undefined && { memberId }),
      ...(username !== undefined && { username }),
    },
  }
}
