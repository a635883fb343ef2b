import { useQuery } from '@tanstack/react-query'
import type { SegmentConditions } from '@trevo/contract/segment-conditions.ts'
import { formatMoment } from '../../../core/format.ts'
import { useT } from '../../../core/texts.tsx'
import { FactList, Figure, Figures } from '../../../parts/panel.tsx'
import { countQuery } from './use-segments.ts'

/** How many members meet the conditions now, by level, and some of them. */
export const SegmentSize = ({ conditions }: { readonly conditions: SegmentConditions }) => {
  const t = useT()
  const { data, error } = useQuery(countQuery(conditions))
  if (error) return <p role="alert">{error.message}</p>
  if (!data) return <p role="status">{t('office.loading')}</p>
  return (
    <>
      <Figures>
        <Figure
          label={t('segments.members')}
          value={data.count}
          before={t('segments.of', { all: data.all, ms: data.tookMs })}
        />
        <Figure label={t('segments.leftOut')} value={data.leftOut} before={t('segments.flagged')} />
      </Figures>
      <FactList
        items={[
          ...data.levels.map(({ level, count }) => ({
            label: t('segments.level', { level }),
            value: count,
          })),
          ...data.examples.map(({ account, lastStakedAt }) => ({
            label: account,
            value: lastStakedAt ? formatMoment(lastStakedAt) : '–',
          })),
        ]}
      />
    </>
  )
}
