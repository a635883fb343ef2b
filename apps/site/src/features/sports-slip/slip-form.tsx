import { formatMoneyText } from '@trevo/i18n/format.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { SlipKind } from '@trevo/sports-rules/bets/systems.ts'
import { Button } from '@trevo/ui/button.tsx'
import { Field } from '@trevo/ui/field.tsx'
import { Chips } from '@trevo/ui/tabs.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { useState } from 'react'
import { Problem } from '../../core/forms/problem.tsx'
import { readMoney, readStake } from '../../core/forms/typed-amount.ts'
import { useAmountWords } from '../../core/forms/use-amount-words.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { requireAccount } from '../../core/session/require-login.ts'
import { useWriteTotalOdds } from '../../entities/sports/odds-format.ts'
import { setPicks } from '../../entities/sports/slip-store.ts'
import { setWishedStake, useWishedStake } from '../../entities/sports/wished-stake.ts'
import { useText } from '../../core/language/use-text.ts'
import { SlipPick } from './slip-pick.tsx'
import {
  kindsOf,
  needsConsent,
  picksNow,
  sumSlip,
  useSlipLines,
  type SlipLine,
  type SlipSums,
} from './slip-lines.ts'
import styles from './slip.module.css'
import { usePlaceSlip } from './use-place-slip.ts'

const quickStakes = ['5', '10', '20', '50'] as const

const Sums = ({
  bets,
  totalMinor,
  possibleMinor,
  odds,
  isClosed,
}: SlipSums & {
  /** A pick of it takes no bets now, so there is nothing to return. */
  readonly isClosed: boolean
}) => {
  const t = useText('sports')
  const { locale } = useLanguage()
  const write = useWriteTotalOdds()
  return (
    <dl className={styles['sums']}>
      {odds !== undefined && !isClosed && (
        <div>
          <dt>{t('sports.totalOdds')}</dt>
          <dd>{write(odds)}</dd>
        </div>
      )}
      <div>
        <dt>
          {t('sports.total')} · {t('common.betCount', { count: bets })}
        </dt>
        <dd>{formatMoneyText(formatMoney(totalMinor), locale)}</dd>
      </div>
      <div>
        <dt>{t('sports.possible')}</dt>
        {isClosed ? (
          <dd>—</dd>
        ) : (
          <dd data-prize>{formatMoneyText(formatMoney(possibleMinor), locale)}</dd>
        )}
      </div>
    </dl>
  )
}

const Kinds = ({
  kinds,
  value,
  onChange,
}: {
  readonly kinds: readonly SlipKind[]
  readonly value: SlipKind
  readonly onChange: (kind: SlipKind) => void
}) => {
  const t = useText('sports')
  return (
    <Chips
      label={t('sports.slipKind')}
      items={kinds.map((key) => ({ key, label: t(`sports.kindOf.${key}`) }))}
      value={value}
      onChange={onChange}
    />
  )
}

const Stake = ({
  text,
  isEach,
  onChange,
}: {
  readonly text: string
  readonly isEach: boolean
  readonly onChange: (text: string) => void
}) => {
  const t = useText('sports')
  const { locale, language } = useLanguage()
  const words = useAmountWords()
  const isUnreadable = readMoney(text, language).kind === 'unreadable'
  const label = t(isEach ? 'sports.stakeEach' : 'common.stake')
  return (
    <>
      <Field
        label={label}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        hint={words.readAs(text)}
        error={isUnreadable ? words.unreadable : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      <div role="group" aria-label={label} className={styles['quick']}>
        {quickStakes.map((amount) => (
          <button
            key={amount}
            type="button"
            aria-pressed={text === amount}
            onClick={() => onChange(amount)}
          >
            {formatMoneyText(amount, locale).replace(/[.,]00$/, '')}
          </button>
        ))}
      </div>
    </>
  )
}

/** Why the current slip cannot be bet; undefined if it can. */
const reasonOf = (
  lines: readonly SlipLine[],
  stakeMinor: bigint | undefined,
): 'sports.needOpen' | 'sports.needStake' | undefined => {
  if (lines.some(({ isClosed }) => isClosed)) return 'sports.needOpen'
  return stakeMinor === undefined ? 'sports.needStake' : undefined
}

/** How long a bet on a live match waits. */
const LiveDelay = ({ lines }: { readonly lines: ReturnType<typeof useSlipLines> }) => {
  const t = useText('sports')
  const delayMs = lines.find(({ match }) => match?.status === 'live')?.match?.liveDelayMs ?? 0
  if (delayMs < 1_000) return null
  const seconds = String(Math.round(delayMs / 1_000))
  return <p className={styles['note']}>{t('sports.liveDelay', { seconds })}</p>
}

/** The typed stake; one that a sentence names replaces it. */
const useStakeText = () => {
  const wished = useWishedStake()
  const [seen, setSeen] = useState(wished)
  const [text, setText] = useState(wished?.text ?? '10')
  if (wished !== seen) {
    setSeen(wished)
    if (wished) setText(wished.text)
  }
  return [text, setText] as const
}

const clearSlip = (): void => {
  setWishedStake(undefined)
  setPicks([])
}

/** Whether better odds are bet on without another press. */
const AcceptBetter = ({
  checked,
  onChange,
}: {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}) => {
  const t = useText('sports')
  return (
    <label className={styles['accept']}>
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {t('sports.acceptBetter')}
    </label>
  )
}

/** Picks, stake and the bet button. */
export const SlipForm = ({ onPlaced }: { readonly onPlaced: () => void }) => {
  const t = useText('sports')
  const { locale, language } = useLanguage()
  const lines = useSlipLines()
  const [wishedKind, setKind] = useState<SlipKind>()
  const [text, setText] = useStakeText()
  const [isCareful, setIsCareful] = useState(true)
  const place = usePlaceSlip((slip) => {
    showToast(t('sports.placed', { slip: slip.slipId }))
    setWishedStake(undefined)
    onPlaced()
  })
  const kinds = kindsOf(lines)
  const usual: SlipKind = kinds.includes('multiple') ? 'multiple' : 'singles'
  const kind = wishedKind && kinds.includes(wishedKind) ? wishedKind : usual
  const stakeMinor = readStake(text, language)
  const isChanged = lines.some((line) => line.isChanged)
  const reason = reasonOf(lines, stakeMinor)
  // The totals are computed from the very picks that are sent.
  const picks = picksNow(lines)
  const sums = sumSlip(kind, picks, stakeMinor)
  const amount = formatMoneyText(formatMoney(sums.totalMinor), locale)
  const asksConsent = isCareful && needsConsent(lines)
  const bet = () => {
    if (stakeMinor === undefined || !requireAccount(t('sports.account'))) return
    place.mutate({ kind, stakeMinor, accepts: isCareful ? 'better' : 'any', picks })
  }
  return (
    <div className={styles['form']}>
      <ul className={styles['picks']}>
        {lines.map((line) => (
          <SlipPick
            key={`${line.pick.matchId} ${line.pick.market} ${line.pick.selection}`}
            line={line}
          />
        ))}
      </ul>
      {kinds.length > 1 && <Kinds kinds={kinds} value={kind} onChange={setKind} />}
      {kinds.length === 1 && lines.length > 1 && (
        <p className={styles['note']}>{t('sports.sameMatch')}</p>
      )}
      <Stake text={text} isEach={sums.bets > 1} onChange={setText} />
      <Sums {...sums} isClosed={reason === 'sports.needOpen'} />
      <AcceptBetter checked={isCareful} onChange={setIsCareful} />
      <output className={styles['changed']}>{isChanged && t('sports.changed')}</output>
      <LiveDelay lines={lines} />
      <Problem text={place.error?.message} code={place.error?.code} />
      <Button
        wide
        size="large"
        busy={place.isPending}
        disabledReason={reason && t(reason)}
        onClick={bet}
      >
        {t(asksConsent ? 'sports.placeChanged' : 'common.betAmount', { amount })}
      </Button>
      <Button look="quiet" onClick={clearSlip}>
        {t('sports.clear')}
      </Button>
    </div>
  )
}
