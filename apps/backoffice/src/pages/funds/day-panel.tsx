import { noteFundsDay } from '@trevo/api-client/ops-endpoints.ts'
import type { FundsDay } from '@trevo/contract/ops/compliance/funds.ts'
import { useState } from 'react'
import { call } from '../../core/api.ts'
import { formatAmount, formatMoment, formatPlainDay, formatSigned } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { needs } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { ActButtons } from '../../parts/act-buttons.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { Course, FactList, Panel, RecordBody, RecordHead } from '../../parts/panel.tsx'
import { StatePill } from './state-pill.tsx'
import { useFundsAgain } from './use-funds.ts'

const NoteDialog = ({ day, onClose }: { readonly day: string; readonly onClose: () => void }) => {
  const t = useT()
  const again = useFundsAgain()
  return (
    <ActDialog
      title={`${t('funds.note')}: ${formatPlainDay(day)}`}
      draft={`funds note ${day}`}
      confirm={t('word.save')}
      done={t('funds.noted')}
      onConfirm={async ({ reason }) => {
        const answer = await call(noteFundsDay, { params: { day }, body: { reason } })
        if (answer.ok) await again()
        return answer
      }}
      onClose={onClose}
    >
      <p>{t('funds.noteMeans')}</p>
    </ActDialog>
  )
}

const Account = ({ of: { account } }: { readonly of: FundsDay }) => {
  const t = useT()
  if (!account) return <p className="o-muted">{t('funds.allBrandsOnly')}</p>
  const isShort = account.difference.startsWith('-')
  return (
    <Panel title={t('funds.account')}>
      <FactList
        items={[
          { label: t('funds.balance'), value: formatAmount(account.balance) },
          { label: t('funds.allOwed'), value: formatAmount(account.owed) },
          {
            label: t('funds.difference'),
            value: formatSigned(account.difference),
            tone: isShort ? 'bad' : 'ok',
          },
        ]}
      />
    </Panel>
  )
}

/** One day: what the brand owes, what the account held, and what was noted. */
export const DayPanel = ({
  of,
  onClose,
}: {
  readonly of: FundsDay
  readonly onClose: () => void
}) => {
  const t = useT()
  const mayNote = useRight('compliance.report') !== undefined
  const [isNoting, setNoting] = useState(false)
  const { day, own, notes } = of
  return (
    <>
      <RecordHead
        title={formatPlainDay(day)}
        note={<StatePill state={of.state} />}
        onClose={onClose}
      />
      <RecordBody>
        <ActButtons
          acts={[{ choice: 'note', key: 'N', text: t('funds.note'), may: mayNote }]}
          whose={!mayNote && needs(t, 'compliance.report')}
          onChoose={() => setNoting(true)}
        />
        <Panel title={t('funds.owed')}>
          <FactList
            items={[
              { label: t('funds.available'), value: formatAmount(own.available) },
              { label: t('funds.held'), value: formatAmount(own.held) },
              { label: t('funds.openStakes'), value: formatAmount(own.openStakes) },
              { label: t('funds.jackpots'), value: formatAmount(own.jackpots) },
              { label: t('word.total'), value: <b>{formatAmount(own.total)}</b> },
            ]}
          />
        </Panel>
        <Account of={of} />
        <FactList items={[{ label: t('funds.measuredAt'), value: formatMoment(of.measuredAt) }]} />
        {notes.length > 0 && (
          <Panel title={t('word.notes')}>
            <Course
              entries={notes.map(({ at, operator, text }) => ({
                at,
                who: null,
                what: operator,
                text,
              }))}
            />
          </Panel>
        )}
        {isNoting && <NoteDialog day={day} onClose={() => setNoting(false)} />}
      </RecordBody>
    </>
  )
}
