import { priceOfStake } from '@trevo/lottery-rules/prizes/betting-mode.ts'
import { formatBp } from '@trevo/i18n/format.ts'
import { Field } from '@trevo/ui/field.tsx'
import { Minus, Plus } from 'lucide-react'
import { useAmountWords } from '../../../core/forms/use-amount-words.ts'
import { useLanguage } from '../../../core/language/language.tsx'
import { hasFreeAmount, isBySeries } from '../state/money-of-line.ts'
import styles from './stake-bar.module.css'
import { useAmounts } from '../common/use-amounts.ts'
import { useText } from '../../../core/language/use-text.ts'
import type { DeskState } from '../state/use-desk.ts'

/** The amount and multiple of each bet, and prize against own rebate. */
export const StakeBar = ({ desk }: { readonly desk: DeskState }) => {
  const t = useText('lottery-desk')
  const words = useAmountWords()
  if (hasFreeAmount(desk.modeId)) {
    return (
      <div className={styles['free']}>
        <Field
          label={t('desk.perStake')}
          inputMode="decimal"
          value={desk.amount}
          onChange={({ target }) => desk.setAmount(target.value)}
          hint={words.readAs(desk.amount)}
          error={desk.stake.freeMinor === 0n ? t('desk.amountWrong') : undefined}
        />
      </div>
    )
  }
  return (
    <div className={styles['bar']}>
      <Units desk={desk} />
      <Times
        label={t('common.multiplier')}
        value={desk.multiple}
        max={desk.multipleMax}
        onChange={desk.setMultiple}
      />
      {desk.play && isBySeries(desk.play, desk.modeId) && <SeriesSlider desk={desk} />}
    </div>
  )
}

const Units = ({ desk }: { readonly desk: DeskState }) => {
  const t = useText('lottery-desk')
  const write = useAmounts()
  return (
    <div className={styles['part']}>
      <small>{t('desk.eachStake')}</small>
      <div className={styles['units']} role="group" aria-label={t('desk.eachStake')}>
        {desk.units.map((unit) => (
          <button
            key={unit}
            type="button"
            aria-pressed={desk.bettingModeId === unit}
            onClick={() => desk.setUnit(unit)}
          >
            {write(priceOfStake({ bettingModeId: unit, multiple: 1 }))}
          </button>
        ))}
      </div>
    </div>
  )
}

/** A whole number with buttons for down and up, and a field in between. */
export const Times = ({
  label,
  value,
  min = 1,
  max,
  onChange,
}: {
  readonly label: string
  readonly value: number
  readonly min?: number
  readonly max: number
  readonly onChange: (value: number) => void
}) => {
  const t = useText('lottery-desk')
  const change = (next: number) => onChange(Math.min(max, Math.max(min, next)))
  return (
    <div className={styles['part']}>
      <small>{label}</small>
      <div className={styles['times']}>
        <button
          type="button"
          aria-label={t('desk.less', { what: label })}
          onClick={() => change(value - 1)}
        >
          <Minus size={18} aria-hidden="true" />
        </button>
        <input
          aria-label={label}
          inputMode="numeric"
          value={value}
          onChange={({ target }) => change(Number(target.value.replaceAll(/\D/g, '')) || min)}
          onFocus={({ target }) => target.select()}
        />
        <button
          type="button"
          aria-label={t('desk.moreOf', { what: label })}
          onClick={() => change(value + 1)}
        >
          <Plus size={18} aria-hidden="true" />
        </button>
      </div>
    </div>
  )
}

/** The higher the series, the higher the prize; the difference to the highest is returned with every stake. */
const SeriesSlider = ({ desk }: { readonly desk: DeskState }) => {
  const t = useText('lottery-desk')
  const { locale } = useLanguage()
  const { terms, series } = desk
  if (!terms || series === undefined) return null
  const rebateBp = (terms.maxSeries - series) * 5
  const share =
    rebateBp === 0 ? t('desk.noRebate') : t('desk.givesBack', { share: formatBp(rebateBp, locale) })
  return (
    <label className={styles['series']}>
      <span>{t('common.prizeOrRebate')}</span>
      <span>{share}</span>
      <input
        type="range"
        min={terms.minSeries}
        max={terms.maxBetSeries}
        step={2}
        value={series}
        aria-valuetext={share}
        onChange={({ target }) => desk.setSeries(Number(target.value))}
      />
    </label>
  )
}
