import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatMoment } from '../../../core/format.ts'
import { useT } from '../../../core/texts.tsx'
import { settingsQuery } from './loyalty-queries.ts'
import { MeasuredPanel } from './measured-panel.tsx'
import { PlannedPanel, useIsBlocked } from './planned-panel.tsx'
import { SettingEditor } from './setting-editor.tsx'
import type { Draft } from './setting-draft.ts'
import styles from './settings.module.css'

const names = { PT: '', EN: '' }
const tier = { from: 1, to: 1, amount: '0.00' }

/** What a brand without the setting begins with. */
const fresh = {
  rebate: { subject: 'rebate', products: [] },
  levels: {
    subject: 'levels',
    levels: [
      {
        names,
        period: '0.00',
        total: '0.00',
        upgrade: '0.00',
        month: '0.00',
        birthday: '0.00',
        rebateBp: 0,
      },
    ],
  },
  referral: { subject: 'referral', qualify: '0.00', tiers: [tier] },
  raffle: { subject: 'raffle', names, ticketFor: '50.00', prizes: ['0.00'] },
  ranking: { subject: 'ranking', names, prizes: [tier] },
  points: { subject: 'points', perReal: null, convertMin: '5.00', rules: [] },
} as const

export type DocumentName = keyof typeof fresh

/** What runs now and keeps its terms while the next one is changed. */
const useRunning = (name: DocumentName): string | undefined => {
  const t = useT()
  const { running } = useSuspenseQuery(settingsQuery).data
  const run = name === 'raffle' || name === 'ranking' ? running[name] : null
  return run
    ? t('loyalty.running', { name: run.names.PT, at: formatMoment(run.endsAt) })
    : undefined
}

const measured: Readonly<Record<DocumentName, ReactNode>> = {
  rebate: <MeasuredPanel part="products" />,
  levels: (
    <>
      <MeasuredPanel part="ranks" />
      <MeasuredPanel part="given" sources={['level', 'level-month', 'level-birthday']} />
    </>
  ),
  referral: <MeasuredPanel part="given" sources={['referral']} />,
  raffle: <MeasuredPanel part="given" sources={['raffle']} />,
  ranking: <MeasuredPanel part="given" sources={['board']} />,
  points: <MeasuredPanel part="products" />,
}

/** A setting of which a brand has one: what is planned, its fields, and what was measured. */
export const DocumentTab = ({ name }: { readonly name: DocumentName }) => {
  const t = useT()
  const settings = useSuspenseQuery(settingsQuery).data
  const isBlocked = useIsBlocked(name)
  const current: Draft | null = settings[name]
  return (
    <div className={styles['stack']}>
      <PlannedPanel target={name} />
      <SettingEditor
        key={name}
        subject={name}
        target={name}
        title={t(`loyalty.subject.${name}`)}
        note={useRunning(name)}
        current={current}
        fresh={fresh[name]}
        isBlocked={isBlocked}
      />
      {measured[name]}
    </div>
  )
}
