import { enterDrawResult } from '@trevo/api-client/ops-endpoints.ts'
import type { DeskDraw } from '@trevo/contract/ops/lottery/desk.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { call } from '../../../core/api.ts'
import { formatClockTime } from '../../../core/format.ts'
import { useRight } from '../../../core/operator.ts'
import { needs } from '../../../core/names/needs.ts'
import { useT } from '../../../core/texts.tsx'
import { useDraft } from '../../../core/use-draft.ts'
import { EnterKey } from '../../../parts/enter-key.tsx'
import { Panel } from '../../../parts/panel.tsx'
import styles from './draw.module.css'
import { readNumbers } from './read-numbers.ts'

type Props = { readonly draw: DeskDraw }

const useEntry = ({ draw }: Props) => {
  const t = useT()
  const queries = useQueryClient()
  const { text, change, forget } = useDraft(`lottery numbers ${draw.drawId} ${draw.attempt}`)
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<{ readonly isGood: boolean; readonly text: string }>()
  const typed = readNumbers(text, draw.numbers)
  const seal = async (): Promise<void> => {
    if (isBusy || typed.result === undefined) return
    setBusy(true)
    const { drawId } = draw
    const answer = await call(enterDrawResult, {
      params: { drawId },
      body: { result: typed.result },
    })
    setBusy(false)
    await queries.invalidateQueries({ queryKey: ['lottery'] })
    if (!answer.ok) {
      // Two entries that differ are both gone; anything else leaves the typing as it is.
      if (answer.code === 'approval.entries_differ') forget()
      setOutcome({ isGood: false, text: answer.message })
      return
    }
    forget()
    const { result } = answer.value
    setOutcome({
      isGood: true,
      text: result === null ? t('lottery.sealed') : t('lottery.agreed', { result }),
    })
  }
  return { text, change, typed, isBusy, outcome, seal }
}

/** The balls of an entry: typed ones, the one that comes next, and those that are missing. */
const Balls = ({ balls, length }: { balls: readonly string[]; length: number }) => (
  <div className={styles['balls']} aria-hidden="true">
    {Array.from({ length: Math.max(length, balls.length) }, (_, index) => (
      <span key={index} data-next={index === balls.length || undefined}>
        {balls[index] ?? ''}
      </span>
    ))}
  </div>
)

const EntryForm = ({ draw }: Props) => {
  const t = useT()
  const { text, change, typed, isBusy, outcome, seal } = useEntry({ draw })
  const { pool, length, example } = draw.numbers
  const missing = length - typed.balls.length
  const hint =
    typed.fault === undefined || (typed.fault === 'count' && missing >= 0)
      ? t(pool?.isSet ? 'lottery.orderFree' : 'lottery.orderCounts')
      : t(`lottery.fault.${typed.fault}`)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void seal()
  }
  return (
    <form className={styles['entry']} onSubmit={submit}>
      {pool && <Balls balls={typed.balls} length={length} />}
      <label className={styles['numbers']}>
        <span className="o-muted">{t('lottery.typeNumbers', { count: length })}</span>
        <input
          autoComplete="off"
          inputMode={pool ? 'numeric' : 'text'}
          maxLength={200}
          value={text}
          placeholder={example ?? ''}
          aria-invalid={typed.fault === 'range' || typed.fault === 'repeated'}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      </label>
      <div className={styles['entryFoot']}>
        <span className="o-muted">{hint}</span>
        <button
          type="submit"
          className="o-btn o-go"
          aria-disabled={isBusy || typed.result === undefined}
        >
          {typed.result === undefined && pool && missing > 0
            ? t('lottery.sealMissing', { count: missing })
            : t('lottery.seal')}{' '}
          <EnterKey />
        </button>
      </div>
      {outcome && (
        <p role="alert" className={outcome.isGood ? styles['good'] : styles['bad']}>
          {outcome.text}
        </p>
      )}
    </form>
  )
}

/** The colleague's entry: who sealed it and when, never its numbers. */
const SealedEntry = ({ draw: { entry, numbers } }: Props) => {
  const t = useT()
  return (
    <Panel
      title={entry ? t('lottery.entryOf', { operator: entry.enteredBy }) : t('lottery.otherEntry')}
      aside={
        entry && (
          <span className="o-pill o-ok">
            {t('lottery.sealedAt', { at: formatClockTime(entry.enteredAt) })}
          </span>
        )
      }
    >
      <div className={styles['sealed']}>
        <div className={styles['balls']} aria-hidden="true">
          {Array.from({ length: Math.min(numbers.length, 20) }, (_, index) => (
            <span key={index}>{entry && <Lock size={14} />}</span>
          ))}
        </div>
        <p className="o-muted">{t(entry ? 'lottery.sealedText' : 'lottery.notYetText')}</p>
      </div>
    </Panel>
  )
}

/** The numbers of a draw, typed by two persons without seeing each other's. */
export const EntryPanels = ({ draw }: Props) => {
  const t = useT()
  const mayEnter = useRight('lottery.draw') !== undefined
  const isOwn = draw.entry?.isOwn ?? false
  return (
    <div className={styles['pair']}>
      <Panel title={t('lottery.yourEntry')} note={t('lottery.blind')}>
        {!mayEnter && <p className={styles['note']}>{needs(t, 'lottery.draw')}</p>}
        {mayEnter && isOwn && <p className={styles['note']}>{t('lottery.ownSealed')}</p>}
        {mayEnter && !isOwn && <EntryForm key={draw.attempt} draw={draw} />}
      </Panel>
      <SealedEntry draw={draw} />
    </div>
  )
}
