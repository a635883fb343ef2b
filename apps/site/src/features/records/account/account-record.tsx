import { useInfiniteQuery } from '@tanstack/react-query'
import { recordDaysMax } from '@trevo/contract/record-span.ts'
import { buttonClass } from '@trevo/ui/button.tsx'
import { Link, useSearchParams } from 'react-router'
import { rowsOf } from '../../../core/lists/pages.ts'
import { useLanguage } from '../../../core/language/language.tsx'
import { to } from '../../../core/router/to.ts'
import { useSession } from '../../../core/session/store.ts'
import { ArchivedNotice } from './archived-notice.tsx'
import { subtractAmounts } from '../common/day-bars.ts'
import { DayChart } from '../common/day-chart.tsx'
import { DownloadButton } from './download-button.tsx'
import { EndlessList } from '../common/endless-list.tsx'
import { KindChips } from './kind-chips.tsx'
import { typesOf } from '../common/movement-kinds.ts'
import { movementsOfDay, movementsQuery } from '../common/queries.ts'
import { MovementPage, withLine } from './movement-page.tsx'
import { MovementRow } from './movement-row.tsx'
import styles from '../common/records.module.css'
import { SpanFilter, useSpanName } from '../common/span-filter.tsx'
import { boundsOf, recordPeriods, type Span } from '../common/spans.ts'
import { SummaryCard } from '../common/summary-card.tsx'
import { useKind, type Kind } from '../common/use-kind.ts'
import { useText } from '../../../core/language/use-text.ts'
import { useSpan } from '../common/use-span.ts'

/** transactionHistory: every movement of the wallet, newest first, or one of them in full, which the address names. */
export const AccountRecordPage = () => {
  const [query] = useSearchParams()
  const line = query.get('line')
  return line === null ? <Movements query={query} /> : <MovementPage txId={line} query={query} />
}

const Movements = ({ query }: { readonly query: URLSearchParams }) => {
  const t = useText('records')
  const { language, locale } = useLanguage()
  const memberId = useSession().memberInfo?.id ?? ''
  const nameOf = useSpanName()
  const address = useSpan(recordPeriods, 'days7', recordDaysMax)
  const { span } = address
  const [kind, setKind] = useKind()
  const movements = useInfiniteQuery({
    ...movementsQuery(language, memberId, span ?? 'days7', kind),
    enabled: span !== undefined,
  })
  const rows = rowsOf(movements)
  const totals = movements.data?.pages[0]?.totals
  return (
    <>
      {span && (
        <SummaryCard
          label={t('records.moved', { period: nameOf(span) })}
          net={totals && subtractAmounts(totals.in, totals.out)}
          facts={[
            { label: t('records.in'), amount: totals?.in ?? '0.00' },
            { label: t('records.out'), amount: totals?.out ?? '0.00' },
          ]}
        >
          {span === 'days7' && (
            <DayChart name={`${kind} ${memberId}`} totalOf={movementsOfDay(kind)} />
          )}
        </SummaryCard>
      )}
      <div className={styles['filters']}>
        <KindChips value={kind} onChange={setKind} />
        <SpanFilter address={address} />
      </div>
      {span && (
        <>
          <StatementFiles span={span} kind={kind} />
          <ArchivedNotice archived={movements.data?.pages[0]?.archived ?? []} />
          <EndlessList
            pages={movements}
            rows={rows}
            atOf={({ tx_time }) => tx_time}
            render={(movement) => (
              <MovementRow
                key={movement.tx_id}
                movement={movement}
                locale={locale}
                href={`/member?${withLine(query, movement.tx_id)}`}
              />
            )}
            empty={{
              drawing: 'coin',
              text: t('records.noneStatement'),
              action: (
                <Link to={to.member('depositv2')} className={buttonClass('plain')}>
                  {t('records.deposit')}
                </Link>
              ),
            }}
          />
        </>
      )}
    </>
  )
}

/** The statement for a period and kind, as files. */
const StatementFiles = ({ span, kind }: { readonly span: Span; readonly kind: Kind }) => {
  const t = useText('records')
  return (
    <div className={styles['files']}>
      {(['csv', 'pdf'] as const).map((format) => (
        <DownloadButton
          key={format}
          label={t('records.statementFile', { format: format.toUpperCase() })}
          order={() => ({
            what: 'statement',
            format,
            ...boundsOf(span, new Date()),
            transactionType: typesOf(kind),
          })}
        >
          {format.toUpperCase()}
        </DownloadButton>
      ))}
      <Link to={to.member('myYear')} className={buttonClass('plain')}>
        {t('common.myYear')}
      </Link>
    </div>
  )
}
