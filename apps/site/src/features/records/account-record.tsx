import { useInfiniteQuery } from '@tanstack/react-query'
import { recordDaysMax } from '@trevo/contract/record-span.ts'
import type { StatementRow } from '@trevo/contract/wps/member.ts'
import { formatDateTime } from '@trevo/i18n/format.ts'
import { buttonClass } from '@trevo/ui/button.tsx'
import { formatAmount } from '@trevo/ui/money.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import type { z } from 'zod'
import { Icon } from '../../core/art/icon.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { to } from '../../core/router/to.ts'
import { useSession } from '../../core/session/store.ts'
import { ArchivedNotice } from './archived-notice.tsx'
import { subtractAmounts } from './day-bars.ts'
import { DayChart } from './day-chart.tsx'
import { DownloadButton } from './download-button.tsx'
import { DetailSheet, type DetailLink } from './detail-sheet.tsx'
import { EndlessList } from './endless-list.tsx'
import { GamePicture } from './game-picture.tsx'
import { KindChips } from './kind-chips.tsx'
import { movementKindOf, typesOf } from './movement-kinds.ts'
import { movementsOfDay, movementsQuery } from './queries.ts'
import { RecordRow, timeOf } from './record-row.tsx'
import styles from './records.module.css'
import { shortId } from './short-id.ts'
import { SpanFilter, useSpanName } from './span-filter.tsx'
import { boundsOf, recordPeriods } from './spans.ts'
import { SummaryCard } from './summary-card.tsx'
import { useKind } from './use-kind.ts'
import { useRecordsText } from './use-records-text.ts'
import { useSpan } from './use-span.ts'

type Movement = z.infer<typeof StatementRow>

/** transactionHistory: every movement of the wallet, newest first. */
export const AccountRecordPage = () => {
  const t = useRecordsText()
  const { language, locale } = useLanguage()
  const memberId = useSession().memberInfo?.id ?? ''
  const nameOf = useSpanName()
  const address = useSpan(recordPeriods, 'days7', recordDaysMax)
  const { span } = address
  const [kind, setKind] = useKind()
  const [shown, setShown] = useState<Movement>()
  const movements = useInfiniteQuery({
    ...movementsQuery(language, memberId, span ?? 'days7', kind),
    enabled: span !== undefined,
  })
  const rows = movements.data?.pages.flatMap(({ list }) => list) ?? []
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
          </div>
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
                onOpen={() => setShown(movement)}
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
      {shown && <MovementDetail movement={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}

/** What a movement is called: the game it belongs to, else its kind. */
const useName = () => {
  const t = useRecordsText()
  return (movement: Movement): string => {
    const text = movementKindOf(movement.tx_type_id).text
    return movement.gameName ?? t(text, { type: movement.tx_type_id })
  }
}

const MovementRow = ({
  movement,
  locale,
  onOpen,
}: {
  readonly movement: Movement
  readonly locale: string
  readonly onOpen: () => void
}) => {
  const t = useRecordsText()
  const nameOf = useName()
  const kind = movementKindOf(movement.tx_type_id)
  const time = timeOf(new Date(movement.tx_time), locale)
  const about =
    movement.gameName === null
      ? t('records.order', { id: shortId(movement.order_no) })
      : t(kind.text, { type: movement.tx_type_id })
  return (
    <RecordRow
      picture={
        movement.gameName === null ? (
          <span className={styles['picture']}>
            <Icon name={kind.icon} size={32} />
          </span>
        ) : (
          <GamePicture iconUrl={movement.iconUrl} />
        )
      }
      name={nameOf(movement)}
      detail={`${about} · ${time}`}
      amount={movement.amount}
      side={formatAmount(movement.current_avail_balance, { locale })}
      onOpen={onOpen}
    />
  )
}

const MovementDetail = ({
  movement,
  onClose,
}: {
  readonly movement: Movement
  readonly onClose: () => void
}) => {
  const t = useRecordsText()
  const { locale } = useLanguage()
  const nameOf = useName()
  const kind = movementKindOf(movement.tx_type_id)
  const { order_no, tx_id } = movement
  const link = useLink(movement)
  const game = movement.gameName && { label: t('records.game'), value: movement.gameName }
  const remark = movement.remark && { label: t('records.remark'), value: movement.remark }
  return (
    <DetailSheet
      title={nameOf(movement)}
      onClose={onClose}
      figure={formatAmount(movement.amount, { locale, sign: 'always' })}
      facts={[
        { label: t('records.kind'), value: t(kind.text, { type: movement.tx_type_id }) },
        ...(game ? [game] : []),
        { label: t('records.time'), value: formatDateTime(new Date(movement.tx_time), locale) },
        {
          label: t('records.balanceAfter'),
          value: formatAmount(movement.current_avail_balance, { locale }),
        },
        ...(remark ? [remark] : []),
        { label: t('records.number'), value: shortId(order_no), copy: order_no },
      ]}
      link={link}
      action={
        <DownloadButton wide order={() => ({ what: 'receipt', format: 'pdf', txId: tx_id })}>
          {t('records.receipt')}
        </DownloadButton>
      }
    />
  )
}

/** Where a movement leads: to its round and the proof of it, or to its deposit. */
const useLink = ({ detailUrl, depositId }: Movement): DetailLink | undefined => {
  const t = useRecordsText()
  if (detailUrl !== null) return { label: t('records.proof'), href: detailUrl, outside: true }
  if (depositId === null) return undefined
  const href = to.member('depositv2', { deposit: depositId })
  return { label: t('records.openDeposit'), href, outside: false }
}
