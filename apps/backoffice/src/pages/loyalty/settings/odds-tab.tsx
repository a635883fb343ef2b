import { useSuspenseQuery } from '@tanstack/react-query'
import { useT } from '../../../core/texts.tsx'
import { Tabs } from '../../../parts/tabs.tsx'
import type { LoyaltyAddress } from '../use-loyalty.ts'
import { DocumentTab } from './document-tab.tsx'
import { settingsQuery } from './loyalty-queries.ts'
import { MeasuredPanel } from './measured-panel.tsx'
import { PlannedPanel, useIsBlocked } from './planned-panel.tsx'
import { SettingEditor } from './setting-editor.tsx'
import { ticketKinds } from './setting-specs.ts'
import styles from './settings.module.css'

type TicketKind = (typeof ticketKinds)[number]

const prize = {
  type: 'cash',
  amount: '0.05',
  count: null,
  winTurnover: 0,
  names: null,
  weight: 1_000_000,
  stock: null,
}

/** Prizes of a wheel, an egg or an envelope with their chances, and how many are left. */
const DrawTab = ({ kind }: { readonly kind: TicketKind }) => {
  const t = useT()
  const target = `draw:${kind}`
  const found = useSuspenseQuery(settingsQuery).data.draws.find((one) => one.kind === kind)
  const isBlocked = useIsBlocked(target)
  const { left = [], ...setting } = found ?? {}
  const limited = left.flatMap((count, index) =>
    count === null ? [] : [`#${index + 1}: ${count}`],
  )
  return (
    <div className={styles['stack']}>
      <PlannedPanel target={target} />
      <SettingEditor
        key={kind}
        subject="draw"
        target={target}
        title={t(`loyalty.ticket.${kind}`)}
        note={limited.length > 0 ? t('loyalty.left', { counts: limited.join(', ') }) : undefined}
        current={found ? setting : null}
        fresh={{ subject: 'draw', kind, names: { PT: '', EN: '' }, prizes: [prize] }}
        isBlocked={isBlocked}
      />
      <MeasuredPanel part="draws" />
    </div>
  )
}

/** Tickets and the raffle of the month. */
export const OddsTab = ({ of }: { readonly of: LoyaltyAddress }) => {
  const t = useT()
  const part = of.part ?? 'PRIZE_WHEEL'
  const kind = ticketKinds.find((one) => one === part)
  return (
    <div className={styles['stack']}>
      <div className={styles['choose']}>
        <Tabs
          label={t('loyalty.tab.odds')}
          tabs={[
            ...ticketKinds.map((value) => ({
              value: value as string,
              text: t(`loyalty.ticket.${value}`),
            })),
            { value: 'raffle', text: t('loyalty.subject.raffle') },
          ]}
          value={kind ?? 'raffle'}
          onChange={(value) => of.change({ part: value })}
        />
      </div>
      {kind ? <DrawTab kind={kind} /> : <DocumentTab name="raffle" />}
    </div>
  )
}
