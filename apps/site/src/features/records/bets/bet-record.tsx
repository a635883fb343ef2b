import { useInfiniteQuery } from '@tanstack/react-query'
import type { BetRecord } from '@trevo/contract/wps/member.ts'
import { recordDaysMax } from '@trevo/contract/record-span.ts'
import { CopyButton } from '@trevo/ui/copy-button.tsx'
import { formatAmount } from '@trevo/ui/money.tsx'
import { formatDateTime } from '@trevo/i18n/format.ts'
import type { z } from 'zod'
import { useState } from 'react'
import { SeeGames } from '../../../entities/game/see-games.tsx'
import { rowsOf } from '../../../core/lists/pages.ts'
import { useLanguage } from '../../../core/language/language.tsx'
import { useSession } from '../../../core/session/store.ts'
import { DayChart } from '../common/day-chart.tsx'
import { DetailSheet } from '../common/detail-sheet.tsx'
import { EndlessList } from '../common/endless-list.tsx'
import { betsOfDay, betsQuery } from '../common/queries.ts'
import styles from '../common/records.module.css'
import { RecordRow, timeOf } from '../common/record-row.tsx'
import { shortId } from '../../../core/tables/short-id.ts'
import { SpanFilter, useSpanName } from '../common/span-filter.tsx'
import { recordPeriods } from '../common/spans.ts'
import { SummaryCard } from '../common/summary-card.tsx'
import { useText, type AreaText } from '../../../core/language/use-text.ts'
import { useSpan } from '../common/use-span.ts'
import { GamePicture } from '../common/game-picture.tsx'

type Bet = z.infer<typeof BetRecord>

/** personalHistoryCopy: every round the member played, newest first. */
export const BetRecordPage = () => {
  const t = useText('records')
  const { language, locale } = useLanguage()
  const memberId = useSession().memberInfo?.id ?? ''
  const nameOf = useSpanName()
  const address = useSpan(recordPeriods, 'days7', recordDaysMax)
  const { span } = address
  const [shown, setShown] = useState<Bet>()
  const bets = useInfiniteQuery({
    ...betsQuery(language, memberId, span ?? 'days7'),
    enabled: span !== undefined,
  })
  const rows = rowsOf(bets)
  const totals = bets.data?.pages[0]?.totals
  return (
    <>
      {span && (
        <SummaryCard
          label={t('records.netResult', { period: nameOf(span) })}
          net={totals?.netProfit}
          facts={[
            { label: t('common.staked'), amount: totals?.stake ?? '0.00' },
            { label: t('records.paidOut'), amount: totals?.payout ?? '0.00' },
          ]}
        >
          {span === 'days7' && <DayChart name={`bets ${memberId}`} totalOf={betsOfDay} />}
        </SummaryCard>
      )}
      <SpanFilter address={address} />
      {span && (
        <EndlessList
          pages={bets}
          rows={rows}
          atOf={({ betTime }) => betTime}
          render={(bet) => (
            <RecordRow
              key={bet.roundId}
              picture={<GamePicture iconUrl={bet.iconUrl} />}
              name={bet.gameName}
              detail={`${t('records.round', { id: shortId(bet.roundId) })} · ${timeOf(new Date(bet.betTime), locale)}`}
              amount={bet.netProfit}
              side={
                bet.status === 'closed'
                  ? formatAmount(bet.stake, { locale })
                  : t(`records.status.${bet.status}`)
              }
              opens={() => setShown(bet)}
            />
          )}
          empty={{
            drawing: 'slot-machine',
            text: t('records.noneBets'),
            action: <SeeGames />,
          }}
        />
      )}
      {shown && <BetDetail bet={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}

const noteOf = (bet: Bet, t: AreaText<'records'>): string | undefined => {
  if (bet.status === 'review') return t('records.inReview')
  return bet.detailUrl === null ? t('records.noProof') : undefined
}

const BetDetail = ({ bet, onClose }: { readonly bet: Bet; readonly onClose: () => void }) => {
  const t = useText('records')
  const { locale } = useLanguage()
  const money = (amount: string) => formatAmount(amount, { locale })
  return (
    <DetailSheet
      title={bet.gameName}
      onClose={onClose}
      figure={formatAmount(bet.netProfit, { locale, sign: 'always' })}
      facts={[
        { label: t('common.status'), value: t(`records.status.${bet.status}`) },
        { label: t('records.stake'), value: money(bet.stake) },
        { label: t('records.payout'), value: money(bet.payout) },
        { label: t('common.when'), value: formatDateTime(new Date(bet.betTime), locale) },
        ...(bet.vendorName === null ? [] : [{ label: t('records.vendor'), value: bet.vendorName }]),
        { label: t('records.roundNumber'), value: shortId(bet.roundId), copy: bet.roundId },
      ]}
      link={
        bet.detailUrl === null
          ? undefined
          : { label: t('records.proof'), href: bet.detailUrl, outside: true }
      }
      action={bet.detailUrl !== null && <ShareProof bet={bet} whole={bet.detailUrl} />}
      note={noteOf(bet, t)}
    />
  )
}

/** A link to the proof to pass on: with or without amounts, as the member chooses; never with a name. */
const ShareProof = ({ bet, whole }: { readonly bet: Bet; readonly whole: string }) => {
  const t = useText('records')
  const words = { doneText: t('common.copied'), failedText: t('records.share.failed') }
  return (
    <section className={styles['share']} aria-label={t('records.share')}>
      <h3>{t('records.share')}</h3>
      {bet.shareUrl !== null && (
        <CopyButton
          look="plain"
          text={bet.shareUrl}
          label={t('records.share.withoutAmounts')}
          {...words}
        />
      )}
      <CopyButton look="plain" text={whole} label={t('records.share.withAmounts')} {...words} />
      <p className={styles['note']}>
        {t(bet.shareUrl === null ? 'records.share.noteWhole' : 'records.share.note')}
      </p>
    </section>
  )
}
