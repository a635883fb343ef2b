import { showAuditChain, verifyAuditChain } from '@trevo/api-client/ops-endpoints.ts'
import { chainKinds, type ChainFault } from '@trevo/contract/ops/audit.ts'
import { queryOptions } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ask, Refused } from '../../core/api.ts'

export type ChainKind = (typeof chainKinds)[number]

export const chainQuery = queryOptions({
  queryKey: ['audit chain'],
  queryFn: () => ask(showAuditChain),
})

/** How far a verification is. */
export type ChainCheck = {
  readonly state: 'none' | 'running' | 'stopped' | 'done'
  /** Where the next part begins. */
  readonly chain: ChainKind
  readonly after: number
  readonly rows: Readonly<Record<ChainKind, number>>
  readonly tookMs: number
  readonly fault: ChainFault | null
  /** Why it could not go on. */
  readonly message: string | null
}

const atStart: ChainCheck = {
  state: 'none',
  chain: 'acts',
  after: 0,
  rows: { acts: 0, readings: 0 },
  tookMs: 0,
  fault: null,
  message: null,
}

const verifyNext = async (check: ChainCheck): Promise<ChainCheck> => {
  const { chain, after } = check
  const part = await ask(verifyAuditChain, { query: { chain, after } })
  const so = {
    ...check,
    rows: { ...check.rows, [chain]: check.rows[chain] + part.rows },
    tookMs: check.tookMs + part.tookMs,
    fault: part.fault,
  }
  if (part.fault === null && part.next !== null) return { ...so, after: part.next }
  if (part.fault === null && chain === 'acts') return { ...so, chain: 'readings', after: 0 }
  return { ...so, state: 'done' }
}

/** Verifies the acts and then the readings, part by part, until the end, a fault or `stop`. */
export const useChainCheck = () => {
  const [check, setCheck] = useState(atStart)
  const isWanted = useRef(false)
  useEffect(
    () => () => {
      isWanted.current = false
    },
    [],
  )

  const run = async (from: ChainCheck): Promise<void> => {
    isWanted.current = true
    let now: ChainCheck = { ...from, state: 'running', message: null }
    setCheck(now)
    try {
      while (isWanted.current && now.state === 'running') {
        now = await verifyNext(now)
        setCheck(now)
      }
      if (now.state === 'running') setCheck({ ...now, state: 'stopped' })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      setCheck({ ...now, state: 'stopped', message: error.message })
    }
  }

  return {
    check,
    start: () => void run(atStart),
    goOn: () => void run(check),
    stop: () => {
      isWanted.current = false
    },
  }
}
