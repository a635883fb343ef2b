import { classNames } from '@trevo/ui/class-names.ts'
import { ChevronDown, ChevronUp, Lock } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useWriteOdds } from './odds-format.ts'
import styles from './odds-button.module.css'
import { isSamePick, togglePick, usePicks } from './slip-store.ts'
import { useText } from '../../core/language/use-text.ts'

/** How long the direction of a price change is shown. */
const movedForMs = 4_000

const useMoved = (odds: number | undefined): 'up' | 'down' | undefined => {
  const before = useRef(odds)
  const [moved, setMoved] = useState<'up' | 'down'>()
  useEffect(() => {
    const last = before.current
    before.current = odds
    if (last === undefined || odds === undefined || last === odds) return undefined
    setMoved(odds > last ? 'up' : 'down')
    const timer = setTimeout(() => setMoved(undefined), movedForMs)
    return () => clearTimeout(timer)
  }, [odds])
  return moved
}

/** A press goes somewhere other than the slip, and whether the selection is marked is decided there. */
export type Chosen = { readonly isOn: boolean; readonly onPress: () => void }

/** A price; a press adds it to the slip or removes it. Without a price it is locked. */
export const OddsButton = ({
  matchId,
  market,
  selection,
  odds,
  label,
  name,
  chosen,
}: {
  readonly matchId: string
  readonly market: string
  readonly selection: string
  readonly odds: number | undefined
  /** Label next to the price. */
  readonly label: string
  /** The full name of the selection. */
  readonly name: string
  readonly chosen?: Chosen | undefined
}) => {
  const t = useText('sports')
  const write = useWriteOdds()
  const moved = useMoved(odds)
  const isOnSlip = usePicks().some((one) => isSamePick(one, { matchId, market, selection }))
  const toSlip = () => togglePick({ matchId, market, selection, odds: odds ?? 0 })
  const { isOn, onPress } = chosen ?? { isOn: isOnSlip, onPress: toSlip }
  if (odds === undefined) {
    return (
      <button
        type="button"
        className={classNames(styles['odds'], styles['locked'])}
        aria-disabled="true"
      >
        <span aria-hidden="true">{label}</span>
        <span className="visually-hidden">{t('sports.lockedOdds', { pick: name })}</span>
        <Lock size={14} aria-hidden="true" />
      </button>
    )
  }
  return (
    <button
      type="button"
      className={styles['odds']}
      aria-pressed={isOn}
      data-moved={moved}
      onClick={onPress}
    >
      <span aria-hidden="true">{label}</span>
      <span className="visually-hidden">
        {name}
        {moved && `, ${t(`sports.${moved}`)}`}
      </span>
      <b>
        {moved === 'up' && <ChevronUp size={14} aria-hidden="true" />}
        {moved === 'down' && <ChevronDown size={14} aria-hidden="true" />}
        {write(odds)}
      </b>
    </button>
  )
}
