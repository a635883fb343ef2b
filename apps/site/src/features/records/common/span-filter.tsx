import { Button } from '@trevo/ui/button.tsx'
import { Field } from '@trevo/ui/field.tsx'
import { Chips } from '@trevo/ui/tabs.tsx'
import { useState, type SubmitEvent } from 'react'
import { useLanguage } from '../../../core/language/language.tsx'
import styles from './span-filter.module.css'
import { findRangeProblem, noonOf, rangeOf, type RangeProblem, type Span } from './spans.ts'
import { useText } from '../../../core/language/use-text.ts'
import type { SpanAddress } from './use-span.ts'

/** The name of a span above its figures: "7 dias", "1 – 15 de nov. de 2026". */
export const useSpanName = () => {
  const t = useText('records')
  const { locale } = useLanguage()
  return (span: Span): string => {
    if (typeof span === 'string') return t(`period.${span}`).toLowerCase()
    const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
    return days.formatRange(noonOf(span.from), noonOf(span.to))
  }
}

/** Predefined periods as buttons, and two dates for any other range. */
export const SpanFilter = ({ address }: { readonly address: SpanAddress }) => {
  const t = useText('records')
  const { choice, periods, choose } = address
  const items = [...periods, 'own' as const].map((key) => ({ key, label: t(`period.${key}`) }))
  return (
    <div className={styles['filter']}>
      <Chips label={t('common.period')} items={items} value={choice} onChange={choose} />
      {choice === 'own' && <RangeForm address={address} />}
    </div>
  )
}

const RangeForm = ({ address }: { readonly address: SpanAddress }) => {
  const t = useText('records')
  const [range, setRange] = useState(address.range)
  const [problem, setProblem] = useState<RangeProblem | undefined>(address.problem)
  const [today] = useState(() => rangeOf('today', new Date()).to)
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    const found = findRangeProblem(range, address.daysMax)
    setProblem(found)
    if (!found) address.setRange(range)
  }
  const text = problem && t(`records.problem.${problem}`, { days: address.daysMax })
  const isOfFirst = problem === 'from_missing'
  const change = (next: Partial<typeof range>) => {
    setProblem(undefined)
    setRange({ ...range, ...next })
  }
  return (
    // The days are validated by our own rule, whose message is in the reader's language.
    <form className={styles['form']} noValidate onSubmit={send}>
      <Field
        type="date"
        name="from"
        label={t('common.from')}
        max={today}
        value={range.from}
        error={isOfFirst ? text : undefined}
        onChange={({ target }) => change({ from: target.value })}
      />
      <Field
        type="date"
        name="to"
        label={t('common.toDate')}
        max={today}
        value={range.to}
        error={isOfFirst ? undefined : text}
        onChange={({ target }) => change({ to: target.value })}
      />
      <Button look="plain" type="submit">
        {t('common.show')}
      </Button>
    </form>
  )
}
