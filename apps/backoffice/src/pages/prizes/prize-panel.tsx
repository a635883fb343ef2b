import type { QueueWork } from '@trevo/contract/ops/everywhere/queue-work.ts'
import type { OpenPrize } from '@trevo/contract/ops/compliance/prizes.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatMoment, formatReais } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { Course, FactList, Panel, RecordBody, RecordHead } from '../../parts/panel.tsx'
import { Workers } from '../../parts/workers.tsx'
import { PartLoading } from '../../shell/page-states.tsx'
import { PrizeActs } from './prize-acts.tsx'
import { DueCell } from './prize-table.tsx'
import { recordOf } from './record-of.ts'
import { prizeQuery } from './use-prizes.ts'

const Facts = ({ of }: { readonly of: OpenPrize }) => {
  const t = useT()
  const { username, bets, amount, since, dueAt, cause, detail, lapsesAt, endedAt } = of
  return (
    <FactList
      items={[
        {
          label: t('prizes.cause'),
          value: <b>{t(`prizes.cause.${cause}`)}</b>,
          tone: endedAt === null ? 'warn' : undefined,
        },
        ...(detail === null ? [] : [{ label: t('prizes.detail'), value: detail }]),
        { label: t('word.product'), value: t(`prizes.product.${of.product}`) },
        ...(username === null
          ? [{ label: t('word.stakes'), value: t('prizes.bets', { count: bets }) }]
          : [
              {
                label: t('word.member'),
                value: (
                  <Link className="o-link" to={`/members/${username}`}>
                    {username}
                  </Link>
                ),
              },
            ]),
        {
          label: bets > 0 ? t('prizes.staked') : t('word.amount'),
          value: formatReais(amount),
        },
        { label: t('prizes.begins'), value: formatMoment(since) },
        { label: t('prizes.due'), value: <DueCell at={endedAt === null ? dueAt : null} /> },
        ...(lapsesAt === null
          ? []
          : [{ label: t('prizes.lapses'), value: formatMoment(lapsesAt) }]),
        ...(endedAt === null
          ? []
          : [{ label: t('prizes.ended'), value: formatMoment(endedAt), tone: 'ok' as const }]),
      ]}
    />
  )
}

/** One item: why it waits, since when, and what was tried. */
export const PrizePanel = ({
  itemId,
  work,
  onClose,
}: {
  readonly itemId: string
  readonly work: QueueWork | undefined
  readonly onClose: () => void
}) => {
  const t = useT()
  const { data } = useQuery(prizeQuery(itemId))
  if (!data) return <PartLoading />
  const record = recordOf(data)
  return (
    <>
      <RecordHead
        title={t(`prizes.kind.${data.kind}`)}
        note={data.askedBy !== null && t('prizes.asked', { name: data.askedBy })}
        onClose={onClose}
      />
      <RecordBody>
        <div className="o-acts">
          <Workers kind="prize" targetId={itemId} work={work} />
          {record !== undefined && (
            <Link className="o-btn" to={record}>
              {t('prizes.openRecord')}
            </Link>
          )}
        </div>
        <PrizeActs of={data} />
        <Facts of={data} />
        <Panel title={t('prizes.tried')}>
          {data.events.length === 0 ? (
            <p className="o-muted">{t('prizes.nothingTried')}</p>
          ) : (
            <Course
              entries={data.events.map(({ kind, at, operator, text }) => ({
                at,
                who: operator,
                what: t(`prizes.event.${kind}`),
                text,
              }))}
            />
          )}
        </Panel>
      </RecordBody>
    </>
  )
}
